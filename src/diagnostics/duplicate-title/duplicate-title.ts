import { defineError } from '../define-diagnostic';

export const duplicateTitle = defineError<[title: string, other: string]>({
  code: 'duplicate-title',
  about: 'Two pages have the same title.',
  message: (title, other) => `The title “${title}” is already used by ${other}.`,
  hint: 'Give each page its own title: browser tabs and search results show it.',
});
