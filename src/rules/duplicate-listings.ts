import { duplicateListing } from '../diagnostics/duplicate-listing/duplicate-listing';
import { locationOfValue } from '../document/location';
import { repeated } from '../document/repeated';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Pages of a kind with the same name in menus and on cards. */
export const duplicateListings: Rule = (site) => {
  const named = publishedPages(site).flatMap(({ parsed, route, content: { kind, listing } }) =>
    kind === undefined || listing?.name === undefined ? [] : [{ parsed, route, kind, name: listing.name }],
  );
  return repeated(named, ({ kind, name }) => `${kind} ${name.toLowerCase()}`).map(({ entry, first }) => {
    // Report the page whose route does not match the name, or else the later one.
    const isFirstWrong = isIn(entry.route, entry.name) && !isIn(first.route, entry.name);
    const [wrong, right] = isFirstWrong ? [first, entry] : [entry, first];
    return duplicateListing(
      locationOfValue(wrong.parsed, '/listing/name'),
      wrong.name,
      right.parsed.source.file,
    );
  });
};

/** Whether a route contains a name: `/our-lisbon` contains “Lisbon”. */
const isIn = (route: string, name: string) => route.includes(name.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
