import { defineDiagnostic } from '../define-diagnostic';

export const absoluteLink = defineDiagnostic<[path: string]>({
  code: 'absolute-link',
  severity: 'warning',
  about: 'A link leads to a page of this site by its full address.',
  message: 'This link leads to this site by its full address.',
  hint: (path) =>
    `Write ${path}. Then the check knows whether the page exists, and a visitor gets there faster.`,
});
