import type { Diagnostic } from '../diagnostics/diagnostic';
import { hashOfDocument } from '../document/hash';
import type { SourceFile } from '../document/source';
import type { PageDocument } from '../generated/documents';
import type { DocumentIndex } from '../references/document-index';
import type { SitePageSummary } from '../site/assembled-site';

/**
 * Results of earlier compilations, so that only changed documents are compiled again. Each is keyed by what it depends
 * on: the text, and a hash of everything else (dependency-hashes.ts).
 */
export interface CompileCache {
  /** Whether it has unsaved changes. */
  isDirty: boolean;
  /** Entries by document path. */
  readonly documents: Map<string, CacheEntry>;
}

/** Cached results for one document with a given text, filled in by each stage. */
export interface CacheEntry {
  /** Hash of the text. */
  digest: string;
  /** Set if the document is valid. */
  validDocument?: CachedDocument;
  results: ResultsByName<keyof CachedResults>;
}

type ResultsByName<Names extends keyof CachedResults> = {
  [Name in Names]?: { dependencyHash: string; value: CachedResults[Name] };
};

/**
 * Results for a document that depend on others, too. Each stays valid as long as `dependencyHash`, a hash of all these
 * dependencies, is the same (dependency-hashes.ts).
 */
interface CachedResults {
  /** Diagnostics of its references. */
  references: readonly Diagnostic[];
  /** What the rules that look at a single document find in it. */
  warnings: readonly Diagnostic[];
  /** The summary of the assembled page. */
  page: SitePageSummary;
}

/** What is cached of a valid document, so that it is parsed only when its blocks are read. */
export interface CachedDocument {
  documentIndex: DocumentIndex;
  /** Diagnostics of texts that still have to be written. */
  unfilled: readonly Diagnostic[];
  /** A page without its blocks; undefined for other documents. */
  head?: Omit<PageDocument, 'blocks'>;
}

/**
 * Creates a cache from its serialized form, or an empty one. It is for one folder, one version of the code and its
 * schemas.
 */
export const createCompileCache = (serialized: Readonly<Record<string, CacheEntry>> = {}): CompileCache => ({
  isDirty: false,
  documents: new Map(Object.entries(serialized)),
});

/** Serializes a cache, without documents that no longer exist. */
export const serializeCache = (
  { documents }: CompileCache,
  sources: readonly SourceFile[],
): Readonly<Record<string, CacheEntry>> => {
  const paths = new Set(sources.map(({ path }) => path));
  return Object.fromEntries([...documents].filter(([path]) => paths.has(path)));
};

/** The cache entry of a document; a new one if its text has changed. */
export function getOrCreateEntry(cache: CompileCache, source: SourceFile): CacheEntry {
  const digest = hashOfDocument(source);
  const cachedEntry = cache.documents.get(source.path);
  if (cachedEntry?.digest === digest) return cachedEntry;
  const newEntry: CacheEntry = { digest, results: {} };
  cache.documents.set(source.path, newEntry);
  cache.isDirty = true;
  return newEntry;
}

/** The cached result for a document if its text and the other dependencies are unchanged; computes it otherwise. */
export function reuseIfUnchanged<Name extends keyof CachedResults>(
  cache: CompileCache,
  source: SourceFile,
  name: Name,
  dependencyHash: string,
  compute: () => CachedResults[Name],
): CachedResults[Name] {
  const { results }: { results: ResultsByName<Name> } = getOrCreateEntry(cache, source);
  const cached = results[name];
  if (cached?.dependencyHash === dependencyHash) return cached.value;
  const value = compute();
  results[name] = { dependencyHash, value };
  cache.isDirty = true;
  return value;
}
