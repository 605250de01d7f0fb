import { defineWarningWithTexts } from '../define-diagnostic';

export const typedContact = defineWarningWithTexts({
  code: 'typed-contact',
  about:
    'A telephone number, a mail address or a postal address is typed on a page, although an entry of a collection has it: once the entry changes, the page stays behind.',
});
