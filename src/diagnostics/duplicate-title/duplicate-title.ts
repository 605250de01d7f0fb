import { defineDiagnostic } from '../define-diagnostic';

export const duplicateTitle = defineDiagnostic<[title: string, other: string]>({
  code: 'duplicate-title',
  severity: 'error',
  about: 'Two pages have the same title.',
  message: (title, other) => `The title “${title}” is already used by ${other}.`,
  hint: 'Give each page its own title: browser tabs and search results show it.',
});
