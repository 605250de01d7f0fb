import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A text in capitals. */
export const capitalText = (location: SourceLocation): Diagnostic => ({
  code: 'capital-text',
  severity: 'warning',
  location,
  message: 'This text is in capitals.',
  hint: 'Use capitals as in a sentence. The design sets capitals where they belong, and some screen readers spell them out.',
});
