import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A sum of nothing. */
export const zeroAmount = (location: SourceLocation): Diagnostic => ({
  code: 'zero-amount',
  severity: 'warning',
  location,
  message: 'This amount is 0.',
  hint: 'Write the real amount. If it is free, delete the row or say so in a text.',
});
