import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { excerpt } from '../excerpt';

/** Something that stands in for what is not known yet: an address, a telephone number, a name. */
export const placeholder = (location: SourceLocation, found: string, hint: string): Diagnostic => ({
  code: 'placeholder',
  severity: 'warning',
  location,
  message: `“${excerpt(found)}” is a placeholder.`,
  hint,
});
