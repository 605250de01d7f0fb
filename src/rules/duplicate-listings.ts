import { duplicateListing } from '../diagnostics/duplicate-listing/duplicate-listing';
import { locationOfValue } from '../document/location';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Pages of a kind that have the same name in menus and on cards. */
export const duplicateListings: Rule = (site) => {
  const first = new Map<string, string>();
  return publishedPages(site).flatMap(({ document, content: { kind, listing } }) => {
    const name = listing?.name;
    if (kind === undefined || name === undefined) return [];
    const key = `${kind} ${name.toLowerCase()}`;
    const other = first.get(key);
    if (other !== undefined)
      return [duplicateListing(locationOfValue(document, '/listing/name'), name, other)];
    first.set(key, document.source.file);
    return [];
  });
};
