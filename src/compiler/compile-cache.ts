import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { digestOf } from '../document/digest';
import type { SourceFile } from '../document/source';
import type { PageDocument } from '../generated/documents';
import type { DocumentIndex } from '../references/document-index';
import type { IsValid } from '../schema/validator-code';
import type { PageSummary } from '../site/assembled-site';
import type { ValidatedDocument } from '../site/checked-site';

/**
 * What earlier compilations have found in documents, so that only those that have changed are compiled. All of it is
 * known by what it depends on: the text, and a hash of what is looked at elsewhere (dependency-hashes.ts).
 */
export interface CompileCache {
  /** Whether there is anything in it that was not kept yet. */
  isDirty: boolean;
  /** Whether a value is valid; what is wrong with it takes longer. */
  readonly isValid?: IsValid;
  /** By the paths of the documents. */
  readonly documents: Map<string, CacheEntry>;
}

/** What is known of one document with one text. The stages fill it. */
export interface CacheEntry extends SerializedEntry {
  inspected?: { source: SourceFile; outcome: Outcome<ValidatedDocument | undefined> };
}

/** The part of it that is data, and so can be kept in a file. */
export interface SerializedEntry {
  /** Of the text. */
  digest: string;
  /** If the document is valid. */
  inspection?: Inspection;
  /** What is wrong with its references. */
  references?: Fingerprinted<{ found: readonly Diagnostic[] }>;
  warnings?: Fingerprinted<{ found: WarningsByRule }>;
  page?: Fingerprinted<Omit<PageSummary, 'json'>>;
}

/** Something that holds as long as `dependencyHash` stays the same: a hash of all else that it depends on (dependency-hashes.ts). */
export type Fingerprinted<Known> = Known & { dependencyHash: string };

/** What is known already, if everything around it has stayed as it was. */
export const reuseIfUnchanged = <Known extends object>(
  dependencyHash: string,
  known: Fingerprinted<Known> | undefined,
  find: () => Known,
): Fingerprinted<Known> => (known?.dependencyHash === dependencyHash ? known : { ...find(), dependencyHash });

/** What a valid document says to the rest of the site. */
export interface Inspection {
  mentions: DocumentIndex;
  unfilled: readonly Diagnostic[];
  /** Of a page. */
  head?: Omit<PageDocument, 'blocks'>;
}

/** What is allowed and probably wrong in one document, by the position of the rule; most find nothing. */
export type WarningsByRule = Readonly<Record<number, readonly Diagnostic[]>>;

/** A cache with what a file has of it, or an empty one: for one folder, one version of the code and its schemas. */
export const createCompileCache = (
  kept: Readonly<Record<string, SerializedEntry>> = {},
  isValid?: IsValid,
): CompileCache => ({
  isValid,
  isDirty: false,
  documents: new Map(Object.entries(kept)),
});

/** What can be kept of it for a later run, of the documents that exist. */
export const serializeCache = (
  { documents }: CompileCache,
  sources: readonly SourceFile[],
): Readonly<Record<string, SerializedEntry>> =>
  Object.fromEntries(
    sources.flatMap(({ path }) => {
      const known = documents.get(path);
      if (!known) return [];
      const { inspected: _inspected, ...kept } = known;
      return [[path, kept]];
    }),
  );

/** What is known of a document, which may be nothing yet. */
export function getOrCreateEntry(cache: CompileCache, source: SourceFile): CacheEntry {
  const digest = digestOf(source);
  const known = cache.documents.get(source.path);
  if (known?.digest === digest) return known;
  const fresh: CacheEntry = { digest };
  cache.documents.set(source.path, fresh);
  cache.isDirty = true;
  return fresh;
}
