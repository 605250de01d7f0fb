import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** The same entry twice in a list of a block. */
export const repeatedItem = (location: SourceLocation, first: number, second: number): Diagnostic => ({
  code: 'repeated-item',
  severity: 'warning',
  location,
  message: `Entries ${first} and ${second} of this list are the same.`,
  hint: 'Delete one of them, or change it.',
});
