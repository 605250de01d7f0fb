import { defineDiagnostic } from '../define-diagnostic';

export const repeatedLink = defineDiagnostic<[message: string, hint: string]>({
  code: 'repeated-link',
  severity: 'warning',
  about: 'Two links of one list lead to the same place, or have the same words.',
  message: (message) => message,
  hint: (_message, hint) => hint,
});
