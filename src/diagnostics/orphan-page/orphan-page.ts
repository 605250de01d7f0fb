import { defineDiagnostic } from '../define-diagnostic';

export const orphanPage = defineDiagnostic<[route: string, listable: boolean]>({
  code: 'orphan-page',
  severity: 'warning',
  about: 'Visitors cannot find a page: no link, menu or list leads to it.',
  message: (route) => `No page, menu or list links to ${route}.`,
  hint: (_route, listable) =>
    listable
      ? 'Give it a "listing", or link to it from another page.'
      : 'Link to it from another page: pages of its kind are not listed anywhere.',
});
