import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** The text is no JSON. Only the first fault is told: what follows it is often its echo. */
export const syntaxError = (location: SourceLocation, expected: string, advice: string): Diagnostic => ({
  code: 'syntax-error',
  severity: 'error',
  location,
  message: expected,
  hint: advice,
});
