import type { Diagnostic } from '../diagnostics/diagnostic';
import { unshownListing } from '../diagnostics/unshown-listing/unshown-listing';
import { locationOfKey, locationOfValue } from '../document/location';
import { listsOf, unlistedKindsIn } from './lists';
import { publishedPages } from './published';
import { onlyIfValid, type Rule } from './rule';

/**
 * Listings of pages that no list shows, or not in the slots that they name. If no list shows the kind at all, that is
 * reported instead (unlisted-kinds.ts).
 */
export const unshownListings: Rule = onlyIfValid((site) => {
  const lists = listsOf(site);
  const unlistedKinds = new Set(unlistedKindsIn(site).map(({ kind }) => kind));
  return publishedPages(site).flatMap(({ route: ownRoute, content, parsed }): readonly Diagnostic[] => {
    const { listing, kind: pageKind } = content;
    if (!listing || (pageKind !== undefined && unlistedKinds.has(pageKind))) return [];
    // A list leaves out the page that it is on.
    const slots = lists
      .filter(({ kind, route }) => kind === pageKind && route !== ownRoute)
      .map(({ slot }) => slot);
    /** The slots in which some list shows pages of this kind. */
    const shown = [...new Set(slots)];
    if (shown.length === 0) return [unshownListing(locationOfKey(parsed, '/listing'), pageKind, shown)];
    return (listing.in ?? []).flatMap((slot, index) =>
      shown.includes(slot)
        ? []
        : [unshownListing(locationOfValue(parsed, `/listing/in/${index}`), pageKind, shown, slot)],
    );
  });
});
