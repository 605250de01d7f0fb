import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A text of the interface without what is to be filled in. */
export const missingVariable = (location: SourceLocation, variable: string, example: string): Diagnostic => ({
  code: 'missing-variable',
  severity: 'warning',
  location,
  message: `${variable} is missing here.`,
  hint: `It is filled in on the page. For example: ${example}`,
});
