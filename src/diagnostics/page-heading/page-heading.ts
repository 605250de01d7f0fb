import { defineWarning } from '../define-diagnostic';
import { quotedList } from '../message-values';

export const pageHeading = defineWarning<[types: readonly string[], firstLine?: number]>({
  code: 'page-heading',
  about: 'A page has no main heading, or two of them.',
  message: (_types, firstLine) =>
    firstLine === undefined
      ? 'This page has no main heading.'
      : 'This block adds a second main heading to the page.',
  hint: (types, firstLine) =>
    firstLine === undefined
      ? `Begin the page with a block of type ${quotedList(types, 'or')}.`
      : `Use another type of block here: the main heading is on line ${firstLine}.`,
});
