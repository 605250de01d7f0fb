import { defineDiagnosticWithTexts } from '../define-diagnostic';

export const repeatedSection = defineDiagnosticWithTexts({
  code: 'repeated-section',
  severity: 'warning',
  about: 'A page has the same heading twice, or a block that every page of its kind begins or ends with.',
});
