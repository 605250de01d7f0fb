import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** Two pages with one description. */
export const duplicateDescription = (location: SourceLocation, other: string): Diagnostic => ({
  code: 'duplicate-description',
  severity: 'warning',
  location,
  message: `This description is also that of ${other}.`,
  hint: 'Say what is to be found on this page alone: search results show it below the title.',
});
