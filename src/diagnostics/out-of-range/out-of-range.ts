import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A number below its minimum, above its maximum, beyond what a number can be, or not whole where it must be. */
export const outOfRange = (location: SourceLocation, found: number, limit: string): Diagnostic => ({
  code: 'out-of-range',
  severity: 'error',
  location,
  message: `${Number.isFinite(found) ? found : 'This number'} is not possible here: ${limit}.`,
  hint: 'Correct the number.',
});
