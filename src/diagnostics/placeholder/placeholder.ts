import { defineWarning } from '../define-diagnostic';
import { excerpt } from '../message-values';

export const placeholder = defineWarning<[found: string, advice: string]>({
  code: 'placeholder',
  about: 'A made-up address, telephone number or text was never replaced. Reported by --release.',
  message: (found) => `“${excerpt(found)}” is a placeholder.`,
  hint: (_found, advice) => advice,
});
