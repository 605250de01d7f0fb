import { defineWarning } from '../define-diagnostic';

export const absoluteLink = defineWarning<[path: string]>({
  code: 'absolute-link',
  about: 'A link to a page of this site uses its full address.',
  message: 'This link uses the full address of this site.',
  hint: (path) =>
    `Write ${path}. Then the check knows whether the page exists, and a visitor gets there faster.`,
});
