import { defineWarning } from '../define-diagnostic';

export const vagueLink = defineWarning<[found: string]>({
  code: 'vague-link',
  about: 'The text of a link does not say where it leads.',
  message: (found) => `“${found}” does not say where the link leads.`,
  hint: 'Link the words that name it: [opening hours](/contact#hours). Screen readers list links without the text around them.',
});
