import { duplicateListing } from '../diagnostics/duplicate-listing/duplicate-listing';
import { locationOfValue } from '../document/location';
import type { LinkedPage } from '../site/checked-site';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Pages of a kind with the same name in menus and on cards. */
export const duplicateListings: Rule = (site) => {
  const firstByName = new Map<string, LinkedPage>();
  return publishedPages(site).flatMap((page) => {
    const { kind, listing } = page.content;
    const name = listing?.name;
    if (kind === undefined || name === undefined) return [];
    const key = `${kind} ${name.toLowerCase()}`;
    const other = firstByName.get(key);
    firstByName.set(key, other ?? page);
    if (!other) return [];
    // Report the page whose route does not match the name, or else the later one.
    const [wrong, right] = isIn(page.route, name) && !isIn(other.route, name) ? [other, page] : [page, other];
    return [
      duplicateListing(
        locationOfValue(wrong.parsed, '/listing/name'),
        String(wrong.content.listing?.name),
        right.parsed.source.file,
      ),
    ];
  });
};

/** Whether a route contains a name: `/our-lisbon` contains “Lisbon”. */
const isIn = (route: string, name: string) => route.includes(name.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
