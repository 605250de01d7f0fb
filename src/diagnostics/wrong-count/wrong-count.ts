import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A list with too few or too many entries. */
export const wrongCount = (location: SourceLocation, found: number, limit: string): Diagnostic => ({
  code: 'wrong-count',
  severity: 'error',
  location,
  message: `There are ${found} entries here; ${limit}.`,
  hint: 'Add or take out entries, or take out the whole property where it may be left out.',
});
