import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { excerpt } from '../excerpt';

/** A text that does not match its pattern; the advice stands beside the pattern in the schema. */
export const malformedValue = (location: SourceLocation, found: string, advice: string): Diagnostic => ({
  code: 'malformed-value',
  severity: 'error',
  location,
  message: found === '' ? 'This text is empty.' : `“${excerpt(found)}” does not have the right form.`,
  hint: advice,
});
