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
  return publishedPages(site).flatMap(({ route: ownRoute, content, document }): readonly Diagnostic[] => {
    const { listing, kind: pageKind } = content;
    if (!listing || reported.has(pageKind)) return [];
    // A list leaves out the page that it is on.
    const places = lists
      .filter(({ kind, route }) => kind === pageKind && route !== ownRoute)
      .map(({ place }) => place);
    const slotsWithList = [...new Set(places)];
    if (slotsWithList.length === 0)
      return [unshownListing(locationOfKey(document, '/listing'), pageKind, slotsWithList)];
    return (listing.in ?? []).flatMap((place, index) =>
      slotsWithList.includes(place)
        ? []
        : [unshownListing(locationOfValue(document, `/listing/in/${index}`), pageKind, slotsWithList, place)],
    );
  });
});
