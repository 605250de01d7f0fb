import { defineWarning } from '../define-diagnostic';

export const hiddenCharacter = defineWarning<[codePoint: string]>({
  code: 'hidden-character',
  about:
    'A text contains an invisible character that turns the direction of the text after it and is not ended.',
  message: (codePoint) => `There is an invisible character here (${codePoint}).`,
  hint: 'Delete the words around it and type them again. It reverses the text after it, and usually comes with copied text.',
});
