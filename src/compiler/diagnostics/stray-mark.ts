import type { Diagnostic, Place } from './diagnostic';

/** Signs that were meant to say how words look, and are shown as they were typed. */
export const strayMark = (place: Place, found: string, advice: string): Diagnostic => ({
  code: 'stray-mark',
  severity: 'warning',
  place,
  message: `“${found}” is shown as it is typed.`,
  hint: advice,
});
