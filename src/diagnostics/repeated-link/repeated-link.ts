import { defineWarningWithTexts } from '../define-diagnostic';

export const repeatedLink = defineWarningWithTexts({
  code: 'repeated-link',
  about: 'Two links of one list lead to the same place, or have the same words.',
});
