import type { Sources } from '../document/source';

/** The folder of the documents as given by the author, with a trailing slash: `pages-json/`. */
export function siteFolder({ documents: [first] }: Pick<Sources, 'documents'>): string {
  return first ? first.file.slice(0, first.file.length - first.path.length) : '';
}
