import type { Diagnostic, Place } from './diagnostic';

/** A text where a number belongs, a list where an object belongs. */
export const wrongType = (place: Place, expected: string, found: string, advice: string): Diagnostic => ({
  code: 'wrong-type',
  severity: 'error',
  place,
  message: `This must be ${expected}, not ${found}.`,
  hint: advice,
});
