import { defineDiagnosticWithTexts } from '../define-diagnostic';

export const contactDetail = defineDiagnosticWithTexts({
  code: 'contact-detail',
  severity: 'warning',
  about:
    'A telephone number, a flag or an address does not fit the country of its entry, or is also that of another entry.',
});
