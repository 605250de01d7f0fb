import type { FigureWords, Locale } from '../../compiled';
import { check } from '../../compiler/check';
import { parse } from '../../compiler/parse';
import { validate } from '../../compiler/validate';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import {
  collectionName,
  entrySchemaName,
  formName,
  kindsPath,
  registerName,
  schemaFor,
  wordsPath,
} from '../../document/document-kind';
import { hasRoute, routeOf } from '../../document/route';
import type { SourceFile, Sources } from '../../document/source';
import type { PageDocument, SiteDocument, WordsDocument } from '../../generated/documents';
import type { ReferringDocument } from '../../references/reference-kind';
import { factsByName, type LocatedFact } from '../../references/registers';
import { schemaOfGroup } from '../../references/required-words';
import { packFor } from '../../references/word-packs';
import type { ValidatedDocument } from '../../site/checked-site';

/** A revision of the site. */
export interface Revision {
  sources: Sources;
  /** Hashes of the files in `_files` by path. Only needed for comparing. */
  fileHashes?: ReadonlyMap<string, string>;
  /** Hashes of the site's own code by path: `_shell/footer.tsx`. Only needed for comparing. */
  codeHashes?: ReadonlyMap<string, string>;
}

/** A document that can be compared. */
export interface RevisionDocument {
  validated: ValidatedDocument;
  source: SourceFile;
  value: unknown;
  /** File name of its schema; undefined if the document has errors. */
  schema?: string;
  /** Its readable name. */
  name: string;
  /** The page's route; undefined for other documents. */
  route?: string;
  /** Whether it is marked as a draft, which visitors do not see. */
  draft: boolean;
}

/** A revision with what its documents say. */
export interface InspectedRevision extends Revision {
  /** All documents that are valid JSON. */
  documents: readonly RevisionDocument[];
  /** The facts of the registers by name. Invalid ones are skipped. */
  facts: ReadonlyMap<string, LocatedFact>;
  site?: SiteDocument;
  errors: readonly Diagnostic[];
  /** Documents that are not valid JSON. */
  unreadable: readonly string[];
}

/** Two revisions to compare, and the words and the locale of the later one. */
export interface Comparison {
  inspectedBefore: InspectedRevision;
  inspectedAfter: InspectedRevision;
  words: FigureWords;
  locale: Locale;
}

/** Prepares a revision for comparison. It may have errors; its valid documents are still compared. */
export function inspectRevision(revision: Revision): InspectedRevision {
  const { sources } = revision;
  const validated = sources.documents.flatMap((source) => validate(sources.schemas, source).value ?? []);
  const documents = validated.map(toRevisionDocument);
  const site = documents.find(({ source, schema }) => source.path === '_site.json' && schema);
  return {
    ...revision,
    documents,
    facts: factsByName(validated as readonly ReferringDocument[]),
    site: site?.value as SiteDocument | undefined,
    errors: check(sources).diagnostics.filter(({ severity }) => severity === 'error'),
    unreadable: sources.documents.filter((source) => !parse(source).value).map(({ path }) => path),
  };
}

function toRevisionDocument(validated: ValidatedDocument): RevisionDocument {
  const { parsed, kind, isValid, isMarkedDraft: draft } = validated;
  const { source, value } = parsed;
  const { path } = source;
  // An invalid document may lack any of these.
  const { listing, title, breadcrumb = title } = Object(value) as Partial<PageDocument>;
  const isPage = kind === 'page';
  const route = isPage && hasRoute(path) ? routeOf(path) : undefined;
  // A placeholder is not a usable name.
  const pageName = [listing?.name, breadcrumb].find(
    (name) => typeof name === 'string' && !name.startsWith('TODO'),
  );
  return {
    validated,
    source,
    value,
    schema: isValid ? schemaFor(path) : undefined,
    name: (isPage && pageName) || nameOfDocument(path),
    route,
    draft,
  };
}

/** The name of a document by its path, for those that are not pages, and pages without a usable name. */
function nameOfDocument(path: string): string {
  const form = formName(path);
  if (form !== undefined) return `Form ${form}`;
  if (path === '_site.json') return 'The whole site';
  if (path === wordsPath) return 'Words';
  if (path === kindsPath) return 'Kinds of pages';
  if (registerName(path) !== undefined) return `Figures in ${path}`;
  const schema = entrySchemaName(path);
  if (schema !== undefined) return `Schema of ${schema}`;
  const collection = collectionName(path);
  return collection === undefined ? path : collection[0]?.toUpperCase() + collection.slice(1);
}

/** The words in the figures of a revision, such as “a year”. */
export function figureWordsOf(revision: InspectedRevision): FigureWords {
  const { documents, sources } = revision;
  const words = documents.find(({ source, schema }) => source.path === wordsPath && schema)?.value;
  return figureWordsWithDefaults(sources, words as WordsDocument | undefined, localeOf(revision).language);
}

/** The words in figures: those of `words`, else those of the language's pack, else the examples of the schema. */
export function figureWordsWithDefaults(
  sources: Pick<Sources, 'schemas' | 'packs'>,
  words: WordsDocument | undefined,
  language: string,
): FigureWords {
  const { properties = {} } = schemaOfGroup(sources.schemas, ['figures']) ?? {};
  const examples = Object.entries(properties).map(([name, { examples }]) => [name, examples?.[0]]);
  const pack = packFor(sources, language) as WordsDocument | undefined;
  return { ...Object.fromEntries(examples), ...pack?.figures, ...words?.figures };
}

/** The locale for figures; English if `_site.json` is invalid. */
export const localeOf = ({ site }: InspectedRevision): Locale => ({
  language: site?.language ?? 'en',
  formats: site?.formats,
});
