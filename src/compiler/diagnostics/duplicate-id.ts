import type { Diagnostic, Place } from './diagnostic';

/** Two places on one page with one name: a link could reach the first only. Without a line it is the page's own. */
export const duplicateId = (place: Place, id: string, firstLine?: number): Diagnostic => ({
  code: 'duplicate-id',
  severity: 'error',
  place,
  message:
    firstLine === undefined
      ? `The name “${id}” is already taken by the page itself.`
      : `The name “${id}” is already taken in line ${firstLine}.`,
  hint:
    firstLine === undefined
      ? 'Give the place another name, and mend the links that lead to it.'
      : 'Give one of the two places another name, and mend the links that lead to it.',
});
