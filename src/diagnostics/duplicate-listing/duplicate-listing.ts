import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** Two pages of one name in menus. */
export const duplicateListing = (location: SourceLocation, name: string, other: string): Diagnostic => ({
  code: 'duplicate-listing',
  severity: 'warning',
  location,
  message: `“${name}” is also the name of ${other} in menus.`,
  hint: 'Give each page a name of its own: visitors cannot tell them apart.',
});
