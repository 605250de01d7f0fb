import type { Diagnostic, Place } from './diagnostic';

/** Two pages with one title. */
export const duplicateTitle = (place: Place, title: string, other: string): Diagnostic => ({
  code: 'duplicate-title',
  severity: 'error',
  place,
  message: `The title “${title}” is also that of ${other}.`,
  hint: 'Tell the two pages apart: visitors see the title in their tabs and in search results.',
});
