import type { Diagnostic, Place } from './diagnostic';

/** A code that no country has. */
export const unknownFlag = (place: Place, found: string): Diagnostic => ({
  code: 'unknown-flag',
  severity: 'error',
  place,
  message: `There is no flag “${found}”.`,
  hint: 'Give the two-letter ISO 3166 code of the country in small letters: “ie” for Ireland, “gb” for the United Kingdom.',
});
