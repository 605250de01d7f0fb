import { defineDiagnostic } from '../define-diagnostic';

export const repeatedSection = defineDiagnostic<[message: string, hint: string]>({
  code: 'repeated-section',
  severity: 'warning',
  about: 'A page has the same heading twice, or a block that every page of its kind begins or ends with.',
  message: (message) => message,
  hint: (_message, hint) => hint,
});
