import type { Diagnostic, Place } from './diagnostic';

/** A text over its maxLength. */
export const tooLong = (place: Place, found: number, limit: number): Diagnostic => ({
  code: 'too-long',
  severity: 'error',
  place,
  message: `This text has ${found} characters; ${limit} are the most.`,
  hint: 'Shorten it, or split it in two.',
});
