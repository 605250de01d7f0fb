import { defineDiagnosticWithTexts } from '../define-diagnostic';

export const repeatedLink = defineDiagnosticWithTexts({
  code: 'repeated-link',
  severity: 'warning',
  about: 'Two links of one list lead to the same place, or have the same words.',
});
