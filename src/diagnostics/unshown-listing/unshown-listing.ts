import { defineWarning } from '../define-diagnostic';
import { quotedList } from '../message-values';

/** `place` is the slot that the page names in vain; `places` are those in which lists show its kind. */
export const unshownListing = defineWarning<
  [kind: string | undefined, places: readonly string[], place?: string]
>({
  code: 'unshown-listing',
  about: 'No list on another page shows this page, or none does in a place that its "listing" names.',
  message: (kind, _places, place) =>
    kind === undefined
      ? 'No list shows this page: it has no "kind".'
      : place === undefined
        ? `No list shows pages of the kind “${kind}”.`
        : `No list in “${place}” shows pages of the kind “${kind}”.`,
  hint: (kind, places) =>
    kind === undefined
      ? 'Write the "kind" of the page, or delete the "listing".'
      : places.length === 0
        ? 'Delete the "listing", or list this kind in a menu, in the footer or in a block of cards.'
        : `Write ${quotedList(places, 'or')} instead, where pages of this kind are listed.`,
});
