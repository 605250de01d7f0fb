import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A code that no country has. */
export const unknownFlag = (location: SourceLocation, found: string): Diagnostic => ({
  code: 'unknown-flag',
  severity: 'error',
  location,
  message: `There is no flag “${found}”.`,
  hint: 'Give the two-letter ISO 3166 code of the country in small letters: “ie” for Ireland, “gb” for the United Kingdom.',
});
