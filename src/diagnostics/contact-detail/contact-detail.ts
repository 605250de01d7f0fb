import { defineDiagnostic } from '../define-diagnostic';

export const contactDetail = defineDiagnostic<[message: string, hint: string]>({
  code: 'contact-detail',
  severity: 'warning',
  about:
    'A telephone number, a flag or an address does not fit the country of its entry, or is also that of another entry.',
  message: (message) => message,
  hint: (_message, hint) => hint,
});
