import { hasRoute, isSpecial } from './route';

/** The URL history, which lists all routes that were ever published. */
export const urlHistoryPath = '_urls.json';

/** The document that defines the kinds of pages. */
export const kindsPath = '_kinds.json';

/** The theme: colours, tones, sizes, fonts. Optional. */
export const themePath = '_theme.json';

/** The words of the interface. */
export const wordsPath = '_words.json';

/** What a document holds. Its path determines it (`kindOf`). */
export type DocumentKind =
  | 'page'
  | 'site'
  | 'kinds'
  | 'form'
  | 'urls'
  | 'theme'
  | 'words'
  | 'rates'
  | 'collection'
  | 'register'
  | 'entry-schema'
  | 'block-schema';

/** The kinds of which a site has at most one document, with its path. */
export const uniquePaths: Readonly<Partial<Record<DocumentKind, string>>> = {
  site: '_site.json',
  kinds: kindsPath,
  words: wordsPath,
  urls: urlHistoryPath,
  theme: themePath,
  rates: '_rates.json',
};

const kindsByPath = new Map(Object.entries(uniquePaths).map(([kind, path]) => [path, kind as DocumentKind]));

/** `reservation` for `_forms/reservation.json`. */
export const formName = (path: string): string | undefined => /^_forms\/(.+)\.json$/.exec(path)?.[1];

/** Path of a form's document: `_forms/reservation.json`. */
export const formPath = (name: string) => `_forms/${name}.json`;

/** Path of a collection's document: `_collections/partners.json`. */
export const collectionPath = (name: string) => `_collections/${name}.json`;

/** Path of the document with the schema for a collection's entries. */
export const entrySchemaPath = (name: string) => `_collections/${name}.schema.json`;

/** `partners` for `_collections/partners.json`. */
export const collectionName = (path: string): string | undefined =>
  /^_collections\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/.exec(path)?.[1];

/** `partners` for `_collections/partners.schema.json`. */
export const entrySchemaName = (path: string): string | undefined =>
  /^_collections\/([a-z0-9]+(?:-[a-z0-9]+)*)\.schema\.json$/.exec(path)?.[1];

/** `prices` for `_facts/prices.json`. */
export const registerName = (path: string): string | undefined =>
  /^_facts\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/.exec(path)?.[1];

/** `timetable` for `_blocks/timetable/timetable.schema.json`, the schema of a site's own block. */
export const siteBlockType = (path: string): string | undefined =>
  /^_blocks\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\/\1\.schema\.json$/.exec(path)?.[1];

/** The name of a block's schema in `Sources.schemas`. */
export const blockSchemaFile = (type: string) => `schema/blocks/${type}.schema.json`;

/** The name of the schema for the words of a block in `Sources.schemas`. */
export const blockWordsFile = (type: string) => `schema/words/${type}.schema.json`;

/** The kind of a document, determined by its path. */
export function kindOf(path: string): DocumentKind | undefined {
  const uniqueKind = kindsByPath.get(path);
  if (uniqueKind) return uniqueKind;
  if (path.startsWith('_forms/')) return 'form';
  if (collectionName(path) !== undefined) return 'collection';
  if (registerName(path) !== undefined) return 'register';
  if (entrySchemaName(path) !== undefined) return 'entry-schema';
  if (siteBlockType(path) !== undefined) return 'block-schema';
  if (isSpecial(path) || hasRoute(path)) return 'page';
  return undefined;
}

/** The name in `Sources.schemas` of the schema for the document at a path: of its kind, or of its collection. */
export function schemaFor(path: string): string | undefined {
  const kind = kindOf(path);
  const name = collectionName(path);
  return name === undefined ? kind && `schema/${kind}.schema.json` : collectionSchemaFile(name);
}

/** The name in `Sources.schemas` of the combined schema of a collection: the engine's, with the site's for entries. */
export const collectionSchemaFile = (name: string) => `schema/_collections/${name}.json`;

/** The name in `Sources.schemas` of the site's schema for the entries of a collection. */
export const entrySchemaFile = (name: string) => `schema/_collections/${name}.schema.json`;
