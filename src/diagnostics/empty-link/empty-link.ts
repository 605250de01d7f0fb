import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A link in a rich text without words. */
export const emptyLink = (location: SourceLocation): Diagnostic => ({
  code: 'empty-link',
  severity: 'error',
  location,
  message: 'This link has no words to press.',
  hint: 'Write the words between the square brackets.',
});
