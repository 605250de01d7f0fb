import { defineError } from '../define-diagnostic';
import { excerpt } from '../message-values';

export const unfilledText = defineError<[found: string, canBeDraft: boolean]>({
  code: 'unfilled-text',
  about: 'A text outside of drafts still contains a placeholder such as “TODO”.',
  message: (found) => `“${excerpt(found)}” has not been written yet.`,
  hint: (_found, canBeDraft) =>
    canBeDraft
      ? 'Write the text. Until then, "draft": true keeps the page from being published.'
      : 'Replace it with the real text.',
});
