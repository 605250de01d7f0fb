import type { Words } from '../../compiled';
import { check } from '../../compiler/check';
import { parse } from '../../compiler/parse';
import { validate } from '../../compiler/validate';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { schemaOf } from '../../document/document-kind';
import { hasRoute, routeOf } from '../../document/route';
import type { SourceFile, Sources } from '../../document/source';
import type { PageDocument, PageList, SiteDocument } from '../../generated/documents';
import { formName } from '../../references/forms';
import { pageLists } from '../../references/page-lists';
import type { ValidatedDocument } from '../../site/checked-site';

/** One state of the site: its sources, and what tells two files of one name apart, by their paths below `_files`. */
export interface Revision {
  sources: Sources;
  fileContents: ReadonlyMap<string, string>;
}

/** A document that can be compared. */
export interface EditionDocument {
  source: SourceFile;
  value: unknown;
  /** The schema it is valid against; none where it is faulty. */
  schema?: string;
  /** Lists of pages that it shows; none where it is faulty. */
  pageLists: readonly PageList[];
  /** What its readers call it. */
  name: string;
  /** The page's address; none for documents without one. */
  route?: string;
  draft: boolean;
}

export interface ReadEdition extends Revision {
  documents: readonly EditionDocument[];
  site?: SiteDocument;
  errors: readonly Diagnostic[];
  /** Documents that are no JSON. */
  unreadable: readonly string[];
}

/** Sources to documents that can be compared. An edition need not compile: what is sound of it is read all the same. */
export function readEdition(edition: Revision): ReadEdition {
  const { sources } = edition;
  const documents = sources.documents
    .flatMap((source) => validate(sources.schemas, source).value ?? [])
    .map(toEditionDocument);
  const site = documents.find(({ source, schema }) => source.path === '_site.json' && schema);
  return {
    ...edition,
    documents,
    site: site?.value as SiteDocument | undefined,
    errors: check(sources).diagnostics.filter(({ severity }) => severity === 'error'),
    unreadable: sources.documents.filter((source) => !parse(source).value).map(({ path }) => path),
  };
}

function toEditionDocument({ document, kind, isValid, references }: ValidatedDocument): EditionDocument {
  const { source, value } = document;
  const { path } = source;
  // A faulty document may hold anything: whatever is asked of it may be missing.
  const { listing, breadcrumb, draft } = Object(value) as Partial<PageDocument>;
  const isPage = kind === 'page';
  const route = isPage && hasRoute(path) ? routeOf(path) : undefined;
  // A name that nobody has written yet names nothing.
  const pageName = [listing?.name, breadcrumb].find(
    (name) => typeof name === 'string' && !name.startsWith('TODO'),
  );
  return {
    source,
    value,
    schema: isValid ? schemaOf(kind) : undefined,
    pageLists: isValid ? references.of(pageLists) : [],
    name: (isPage && pageName) || sharedName(path),
    route,
    draft: draft === true,
  };
}

/** What the documents are called that are no pages. */
function sharedName(path: string): string {
  const form = formName(path);
  if (form !== undefined) return `Form ${form}`;
  if (path === '_site.json') return 'The whole site';
  const collection = /^_collections\/(.)(.*)\.json$/.exec(path);
  return collection ? `${collection[1]?.toUpperCase()}${collection[2]}` : path;
}

/** The words that figures are told with; those of the contract's examples where a site has none. */
export function wordsOf({ site, sources }: ReadEdition): Words {
  const { properties = {} } = sources.schemas['schema/parts/words.schema.json'] ?? {};
  const examples = Object.entries(properties).map(([name, { examples }]) => [name, examples?.[0]]);
  return { ...Object.fromEntries(examples), ...site?.words };
}
