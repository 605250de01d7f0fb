import type { Diagnostic, Place } from './diagnostic';

/** A number below its minimum, above its maximum or not whole where it must be. */
export const outOfRange = (place: Place, found: number, limit: string): Diagnostic => ({
  code: 'out-of-range',
  severity: 'error',
  place,
  message: `${found} is not possible here: ${limit}.`,
  hint: 'Correct the number.',
});
