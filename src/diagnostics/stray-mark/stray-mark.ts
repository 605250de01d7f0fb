import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** Signs that were meant to say how words look, and are shown as they were typed. */
export const strayMark = (location: SourceLocation, found: string, advice: string): Diagnostic => ({
  code: 'stray-mark',
  severity: 'warning',
  location,
  message: `“${found}” is shown as it is typed.`,
  hint: advice,
});
