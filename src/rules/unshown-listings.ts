import type { Diagnostic } from '../diagnostics/diagnostic';
import { unshownListing } from '../diagnostics/unshown-listing/unshown-listing';
import { locationOfKey, locationOfValue } from '../document/location';
import { listsOf, unlistedIn } from './lists';
import { publishedPages } from './published';
import { onlyIfValid, type Rule } from './rule';

/**
 * Pages with a listing that no list shows. If no list shows the kind at all, that is reported instead
 * (unlisted-kinds.ts).
 */
export const unshownListings: Rule = onlyIfValid((site) => {
  const lists = listsOf(site);
  const reported = new Set(unlistedIn(site).map(({ kind }) => kind));
  return publishedPages(site).flatMap(({ route: own, content, document }): readonly Diagnostic[] => {
    const { listing, kind: its } = content;
    if (!listing || (its !== undefined && reported.has(its))) return [];
    // A list leaves out the page that it is on.
    const places = lists.filter(({ kind, route }) => kind === its && route !== own).map(({ place }) => place);
    const shown = [...new Set(places)];
    if (shown.length === 0) return [unshownListing(locationOfKey(document, '/listing'), its, shown)];
    return (listing.in ?? []).flatMap((place, index) =>
      shown.includes(place)
        ? []
        : [unshownListing(locationOfValue(document, `/listing/in/${index}`), its, shown, place)],
    );
  });
});
