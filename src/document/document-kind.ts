import { hasRoute, isSpecial } from './route';

/** The path of the URL history: every address that was ever published. */
export const urlHistoryPath = '_urls.json';

/** The path of the document that says which kinds of pages there are. */
export const kindsPath = '_kinds.json';

/** The path of the theme: colours, tones, sizes, fonts. A site may do without. */
export const themePath = '_theme.json';

/** The files of `_collections`, by name. */
export const collectionNames = ['offices', 'partners', 'universities'] as const;
export type CollectionName = (typeof collectionNames)[number];

/** The words of the interface. */
export const wordsPath = '_words.json';

export type DocumentKind = 'page' | 'site' | 'kinds' | 'words' | 'form' | 'urls' | 'theme' | CollectionName;

/** A document's kind follows from its path. */
export function kindOf(path: string): DocumentKind | undefined {
  if (path === '_site.json') return 'site';
  if (path === kindsPath) return 'kinds';
  if (path === wordsPath) return 'words';
  if (path === urlHistoryPath) return 'urls';
  if (path === themePath) return 'theme';
  if (path.startsWith('_forms/')) return 'form';
  const collection = collectionNames.find((name) => path === `_collections/${name}.json`);
  if (collection) return collection;
  if (isSpecial(path) || hasRoute(path)) return 'page';
  return undefined;
}

/** The schema that documents of a kind are valid against. */
export const schemaOf = (kind: DocumentKind) => `schema/${kind}.schema.json`;
