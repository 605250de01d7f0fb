import { defineWarning } from '../define-diagnostic';
import { excerpt } from '../message-values';

export const pastedText = defineWarning<[found: string, description: string, advice: string]>({
  code: 'pasted-text',
  about:
    'A text holds what came along when it was pasted: a placeholder, a mark of another program, a broken character, a word twice, a link that follows its visitors.',
  message: (found, description) => `“${excerpt(found)}” is ${description}.`,
  hint: (_found, _description, advice) => advice,
});
