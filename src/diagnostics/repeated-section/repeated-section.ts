import { defineWarningWithTexts } from '../define-diagnostic';

export const repeatedSection = defineWarningWithTexts({
  code: 'repeated-section',
  about: 'A page has the same heading twice, or a block that every page of its kind begins or ends with.',
});
