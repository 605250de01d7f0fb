import type { Diagnostic, Place } from './diagnostic';

/** Two places on one page with one name: a link could reach the first only. */
export const duplicateId = (place: Place, id: string, firstLine: number): Diagnostic => ({
  code: 'duplicate-id',
  severity: 'error',
  place,
  message: `The name “${id}” is already taken in line ${firstLine}.`,
  hint: 'Give one of the two places another name, and mend the links that lead to it.',
});
