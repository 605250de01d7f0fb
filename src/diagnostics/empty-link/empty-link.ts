import { defineError } from '../define-diagnostic';

export const emptyLink = defineError({
  code: 'empty-link',
  about: 'A link in a paragraph has nothing between its square brackets.',
  message: 'This link has no text.',
  hint: 'Write the link text between the square brackets: [Contact us](/contact).',
});
