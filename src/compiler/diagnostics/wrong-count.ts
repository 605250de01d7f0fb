import type { Diagnostic, Place } from './diagnostic';

/** A list with too few or too many entries. */
export const wrongCount = (place: Place, found: number, limit: string): Diagnostic => ({
  code: 'wrong-count',
  severity: 'error',
  place,
  message: `There are ${found} entries here; ${limit}.`,
  hint: 'Add or take out entries, or take out the whole property where it may be left out.',
});
