import type { Diagnostic, Place } from './diagnostic';

/** The text is no JSON. Only the first fault is told: what follows it is often its echo. */
export const syntaxError = (place: Place, expected: string, advice: string): Diagnostic => ({
  code: 'syntax-error',
  severity: 'error',
  place,
  message: expected,
  hint: advice,
});
