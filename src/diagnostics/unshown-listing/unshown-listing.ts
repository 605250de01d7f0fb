import { defineWarning } from '../define-diagnostic';
import { quotedList } from '../message-values';

/** `slot` is the one that the page names in vain; `slots` are those in which lists show pages of its kind. */
export const unshownListing = defineWarning<
  [kind: string | undefined, slots: readonly string[], slot?: string]
>({
  code: 'unshown-listing',
  about: 'No list on another page shows this page, or none does in a place that its "listing" names.',
  message: (kind, _slots, slot) =>
    kind === undefined
      ? 'No list shows this page: it has no "kind".'
      : slot === undefined
        ? `No list shows pages of the kind “${kind}”.`
        : `No list in “${slot}” shows pages of the kind “${kind}”.`,
  hint: (kind, slots) =>
    kind === undefined
      ? 'Write the "kind" of the page, or delete the "listing".'
      : slots.length === 0
        ? 'Delete the "listing", or list this kind in a menu, in the footer or in a block of cards.'
        : `Write ${quotedList(slots, 'or')} instead, where pages of this kind are listed.`,
});
