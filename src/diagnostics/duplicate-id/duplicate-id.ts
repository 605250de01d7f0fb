import { defineError } from '../define-diagnostic';

export const duplicateId = defineError<[id: string, firstLine?: number]>({
  code: 'duplicate-id',
  about:
    'Two blocks of a page, two entries of a collection, two fields of a form, two tones or two kinds of pages have the same id or name.',
  // Without a line, the id is used by the page layout.
  message: (id, firstLine) =>
    firstLine === undefined
      ? `“${id}” is already used by the page itself.`
      : `“${id}” is already used on line ${firstLine}.`,
  hint: (_id, firstLine) =>
    firstLine === undefined
      ? 'Choose another id, and update the links to it.'
      : 'Rename one of the two, and update everything that refers to it.',
});
