import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** Two pages with one title. */
export const duplicateTitle = (location: SourceLocation, title: string, other: string): Diagnostic => ({
  code: 'duplicate-title',
  severity: 'error',
  location,
  message: `The title “${title}” is also that of ${other}.`,
  hint: 'Tell the two pages apart: visitors see the title in their tabs and in search results.',
});
