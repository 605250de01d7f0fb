import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A text over its maxLength. */
export const tooLong = (location: SourceLocation, found: number, limit: number): Diagnostic => ({
  code: 'too-long',
  severity: 'error',
  location,
  message: `This text has ${found} characters; ${limit} are the most.`,
  hint: 'Shorten it, or split it in two.',
});
