import { defineDiagnostic } from '../define-diagnostic';
import { listed } from '../listed';

export const unshownListing = defineDiagnostic<
  [kind: string, slotsWithList: readonly string[], slot?: string]
>({
  code: 'unshown-listing',
  severity: 'warning',
  about: 'No list on another page shows this page, or none does in a slot that its "listing" names.',
  message: (kind, _slotsWithList, slot) =>
    slot === undefined
      ? `No list shows pages of the kind “${kind}”.`
      : `No list in “${slot}” shows pages of the kind “${kind}”.`,
  hint: (_kind, slotsWithList) =>
    slotsWithList.length === 0
      ? 'Delete the "listing", or list this kind in a menu, in the footer or in a block of cards.'
      : `Write ${listed(slotsWithList, 'or')} instead, where pages of this kind are listed.`,
});
