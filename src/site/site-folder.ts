import type { Sources } from '../document/source';

/** The pages folder, as given with `--pages`, with a trailing slash: `pages-json/`. Empty if it has no documents. */
export function siteFolder({ documents: [first] }: Pick<Sources, 'documents'>): string {
  return first ? first.file.slice(0, first.file.length - first.path.length) : '';
}
