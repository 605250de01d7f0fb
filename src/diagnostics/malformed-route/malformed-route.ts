import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A file name that makes no address. A document whose name begins with an underscore has none. */
export const malformedRoute = (location: SourceLocation, name: string): Diagnostic => ({
  code: 'malformed-route',
  severity: 'error',
  location,
  message: `“${name}” cannot be an address.`,
  hint: 'Name the file in small letters, digits and hyphens: study-ireland.json.',
});
