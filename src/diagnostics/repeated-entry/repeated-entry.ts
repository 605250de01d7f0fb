import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** The same entry twice in a list that allows each once. Entries count from 1. */
export const repeatedEntry = (location: SourceLocation, first: number, second: number): Diagnostic => ({
  code: 'repeated-entry',
  severity: 'error',
  location,
  message: `Entries ${first} and ${second} of this list are the same.`,
  hint: 'Keep one of them.',
});
