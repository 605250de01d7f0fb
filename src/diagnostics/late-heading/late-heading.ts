import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** The block with the heading of the page is not its first. */
export const lateHeading = (location: SourceLocation, type: string): Diagnostic => ({
  code: 'late-heading',
  severity: 'warning',
  location,
  message: 'The heading of the page is not at its top.',
  hint: `Move this “${type}” to the beginning of "blocks".`,
});
