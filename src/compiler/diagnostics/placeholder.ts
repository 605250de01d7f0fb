import type { Diagnostic, Place } from './diagnostic';
import { excerpt } from './excerpt';

/** Something that stands in for what is not known yet: an address, a telephone number, a name. */
export const placeholder = (place: Place, found: string, hint: string): Diagnostic => ({
  code: 'placeholder',
  severity: 'warning',
  place,
  message: `“${excerpt(found)}” is a placeholder.`,
  hint,
});
