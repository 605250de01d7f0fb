import type { Diagnostic, Place } from './diagnostic';
import { didYouMean } from './nearest';

/** A name that is not in the icon set. */
export const unknownIcon = (place: Place, found: string, near?: string): Diagnostic => ({
  code: 'unknown-icon',
  severity: 'error',
  place,
  message: `There is no icon “${found}”.`,
  hint: didYouMean(near, 'Look for another one at lucide.dev/icons.'),
});
