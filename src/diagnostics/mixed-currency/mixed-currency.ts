import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A block of a destination whose sums are in another currency than those of its other blocks. */
export const mixedCurrency = (location: SourceLocation, found: string, common: string): Diagnostic => ({
  code: 'mixed-currency',
  severity: 'warning',
  location,
  message: `The sums of this block are in ${found}, those of the page in ${common}.`,
  hint: 'One country, one currency. A sum that is meant to have another one names it itself.',
});
