import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A text where a number belongs, a list where an object belongs. */
export const wrongType = (
  location: SourceLocation,
  expected: string,
  found: string,
  advice: string,
): Diagnostic => ({
  code: 'wrong-type',
  severity: 'error',
  location,
  message: `This must be ${expected}, not ${found}.`,
  hint: advice,
});
