import type { Diagnostic, Place } from './diagnostic';
import { excerpt } from './excerpt';

/** A text that does not match its pattern; the advice stands beside the pattern in the schema. */
export const malformedValue = (place: Place, found: string, advice: string): Diagnostic => ({
  code: 'malformed-value',
  severity: 'error',
  place,
  message: found === '' ? 'This text is empty.' : `“${excerpt(found)}” does not have the right form.`,
  hint: advice,
});
