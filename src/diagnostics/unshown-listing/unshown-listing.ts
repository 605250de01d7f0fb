import { defineDiagnostic } from '../define-diagnostic';
import { listed } from '../listed';

export const unshownListing = defineDiagnostic<
  [kind: string | undefined, shown: readonly string[], asked?: string]
>({
  code: 'unshown-listing',
  severity: 'warning',
  about: 'No list on another page shows this page, or none does in a place that its "listing" names.',
  message: (kind, _shown, asked) =>
    kind === undefined
      ? 'No list shows this page: it has no "kind".'
      : asked === undefined
        ? `No list shows pages of the kind “${kind}”.`
        : `No list in “${asked}” shows pages of the kind “${kind}”.`,
  hint: (kind, shown) =>
    kind === undefined
      ? 'Write the "kind" of the page, or delete the "listing".'
      : shown.length === 0
        ? 'Delete the "listing", or list this kind in a menu, in the footer or in a block of cards.'
        : `Write ${listed(shown, 'or')} instead, where pages of this kind are listed.`,
});
