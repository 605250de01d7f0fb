import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/**
 * Two places on one page, two entries of a collection or two fields of a form with one name: only one of them could be
 * meant. Without a line it is the page itself that has the name.
 */
export const duplicateId = (location: SourceLocation, id: string, firstLine?: number): Diagnostic => ({
  code: 'duplicate-id',
  severity: 'error',
  location,
  message:
    firstLine === undefined
      ? `The name “${id}” is already taken by the page itself.`
      : `The name “${id}” is already taken in line ${firstLine}.`,
  hint:
    firstLine === undefined
      ? 'Give the place another name, and mend the links that lead to it.'
      : 'Give one of the two another name, and mend what refers to it.',
});
