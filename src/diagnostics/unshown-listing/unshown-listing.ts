import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { listed } from '../listed';

/** A page that asks to be listed where nothing lists pages of its kind. */
export const unshownListing = (
  location: SourceLocation,
  kind: string,
  shown: readonly string[],
  asked?: string,
): Diagnostic => ({
  code: 'unshown-listing',
  severity: 'warning',
  location,
  message:
    asked === undefined
      ? `Nothing lists pages of the kind “${kind}”.`
      : `Nothing lists pages of the kind “${kind}” in “${asked}”.`,
  hint:
    shown.length === 0
      ? 'Take the listing out, or list the kind in a menu, in the footer or in a block of cards.'
      : `They are listed in ${listed(shown)}.`,
});
