import type { Sources } from '../document/source';

/** The documents folder, as passed with `--pages`, with a trailing slash: `pages-json/`. */
export function siteFolder({ documents: [first] }: Pick<Sources, 'documents'>): string {
  return first ? first.file.slice(0, first.file.length - first.path.length) : '';
}
