import { defineWarning } from '../define-diagnostic';

export const capitalText = defineWarning({
  code: 'capital-text',
  about: 'A text is written in capitals.',
  message: 'This text is in capitals.',
  hint: 'Use capitals as in a sentence. The design sets capitals where they belong, and some screen readers read them letter by letter.',
});
