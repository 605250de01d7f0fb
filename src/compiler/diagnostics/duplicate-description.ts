import type { Diagnostic, Place } from './diagnostic';

/** Two pages with one description. */
export const duplicateDescription = (place: Place, other: string): Diagnostic => ({
  code: 'duplicate-description',
  severity: 'warning',
  place,
  message: `This description is also that of ${other}.`,
  hint: 'Say what is to be found on this page alone: search results show it below the title.',
});
