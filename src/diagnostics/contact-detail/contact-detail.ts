import { defineWarningWithTexts } from '../define-diagnostic';

export const contactDetail = defineWarningWithTexts({
  code: 'contact-detail',
  about:
    'A telephone number, a flag or an address does not fit the country of its entry, or is also that of another entry.',
});
