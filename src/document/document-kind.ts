import { hasRoute, isSpecial } from './route';

/** The path of the URL history: every address that was ever published. */
export const urlHistoryPath = '_urls.json';

/** The path of the document that says which kinds of pages there are. */
export const kindsPath = '_kinds.json';

/** The path of the theme: colours, tones, sizes, fonts. A site may do without. */
export const themePath = '_theme.json';

/** Rates of exchange, for sums in a second currency. A site may do without. */
export const ratesPath = '_rates.json';

/** The words of the interface. */
export const wordsPath = '_words.json';

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

/** The path of a collection: `_collections/partners.json`. */
export const collectionPath = (name: string) => `_collections/${name}.json`;

/** The path of the schema of its entries. */
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

/** `timetable` for `_blocks/timetable/timetable.schema.json`: a block of the site's own. */
export const siteBlockType = (path: string): string | undefined =>
  /^_blocks\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\/\1\.schema\.json$/.exec(path)?.[1];

/** Where the schema of a block is among the schemas. */
export const blockSchemaFile = (type: string) => `schema/blocks/${type}.schema.json`;

/** Where the schema of the words that blocks of a type say is among them. */
export const blockWordsFile = (type: string) => `schema/words/${type}.schema.json`;

/** A document's kind follows from its path. */
export function kindOf(path: string): DocumentKind | undefined {
  if (path === '_site.json') return 'site';
  if (path === kindsPath) return 'kinds';
  if (path === wordsPath) return 'words';
  if (path === ratesPath) return 'rates';
  if (path === urlHistoryPath) return 'urls';
  if (path === themePath) return 'theme';
  if (path.startsWith('_forms/')) return 'form';
  if (collectionName(path) !== undefined) return 'collection';
  if (registerName(path) !== undefined) return 'register';
  if (entrySchemaName(path) !== undefined) return 'entry-schema';
  if (siteBlockType(path) !== undefined) return 'block-schema';
  if (isSpecial(path) || hasRoute(path)) return 'page';
  return undefined;
}

/** The schema that the document at a path is valid against: of its kind, or for a collection one of its own. */
export function schemaFor(path: string): string | undefined {
  const kind = kindOf(path);
  const name = collectionName(path);
  return name === undefined ? kind && `schema/${kind}.schema.json` : collectionSchemaFile(name);
}

/** Where the schema of a collection is among the others: the engine's with the site's own schema of an entry. */
export const collectionSchemaFile = (name: string) => `schema/_collections/${name}.json`;

/** Where the site's own schema of an entry is among them. */
export const entrySchemaFile = (name: string) => `schema/_collections/${name}.schema.json`;
