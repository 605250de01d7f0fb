import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** Figures of a year that is still to come. */
export const futureYear = (location: SourceLocation, found: number): Diagnostic => ({
  code: 'future-year',
  severity: 'warning',
  location,
  message: `The year ${found} has not begun.`,
  hint: 'Write the year that the figures are from.',
});
