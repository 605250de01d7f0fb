import { defineDiagnostic } from '../define-diagnostic';

export const repeatedItem = defineDiagnostic<[first: number, second: number]>({
  code: 'repeated-item',
  severity: 'warning',
  about: 'Two entries in a list of a block are the same.',
  message: (first, second) => `Entries ${first} and ${second} of this list are the same.`,
  hint: 'Delete one of them, or change it.',
});
