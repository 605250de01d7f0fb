import { defineError } from '../define-diagnostic';

export const repeatedEntry = defineError<[first: number, second: number]>({
  code: 'repeated-entry',
  about: 'A list contains the same entry twice.',
  // Positions are counted from 1.
  message: (first, second) => `Entries ${first} and ${second} of this list are the same.`,
  hint: 'Delete one of them.',
});
