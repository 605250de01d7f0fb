import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A country that one university has, almost as others have it. */
export const misspeltCountry = (location: SourceLocation, found: string, near: string): Diagnostic => ({
  code: 'misspelt-country',
  severity: 'warning',
  location,
  message: `“${found}” is listed once; other universities have “${near}”.`,
  hint: `Write “${near}”, or the filter shows both.`,
});
