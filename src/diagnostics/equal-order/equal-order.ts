import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** Two pages of a kind with one position in menus. */
export const equalOrder = (location: SourceLocation, order: number, other: string): Diagnostic => ({
  code: 'equal-order',
  severity: 'warning',
  location,
  message: `${other} has the same order: ${order}.`,
  hint: 'Give each page a number of its own. Pages with the same one are sorted by name.',
});
