import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A day that its month does not have. */
export const impossibleDate = (location: SourceLocation, found: string, last: number): Diagnostic => ({
  code: 'impossible-date',
  severity: 'warning',
  location,
  message: `“${found}” does not exist.`,
  hint: `The month has ${last} days.`,
});
