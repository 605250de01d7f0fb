import { defineDiagnosticWithTexts } from '../define-diagnostic';

export const otherPage = defineDiagnosticWithTexts({
  code: 'other-page',
  severity: 'warning',
  about:
    'A page says in a heading, shows or quotes what belongs to another page of its kind: most likely it was copied from there.',
});
