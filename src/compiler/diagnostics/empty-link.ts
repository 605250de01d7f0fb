import type { Diagnostic, Place } from './diagnostic';

/** A link in a rich text without words. */
export const emptyLink = (place: Place): Diagnostic => ({
  code: 'empty-link',
  severity: 'error',
  place,
  message: 'This link has no words to press.',
  hint: 'Write the words between the square brackets.',
});
