import { defineDiagnostic } from '../define-diagnostic';
import { excerpt } from '../message-values';

export const pastedText = defineDiagnostic<[found: string, description: string, advice: string]>({
  code: 'pasted-text',
  severity: 'warning',
  about:
    'A text holds what came along when it was pasted: a placeholder, a mark of another program, a broken character, a word twice, a link that follows its visitors.',
  message: (found, description) => `“${excerpt(found)}” is ${description}.`,
  hint: (_found, _description, advice) => advice,
});
