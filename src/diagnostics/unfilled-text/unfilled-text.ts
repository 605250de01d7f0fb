import { defineDiagnostic } from '../define-diagnostic';
import { excerpt } from '../excerpt';

export const unfilledText = defineDiagnostic<[found: string, mayBeDraft: boolean]>({
  code: 'unfilled-text',
  severity: 'error',
  about: 'A text still contains “TODO” on a page that would be published.',
  message: (found) => `“${excerpt(found)}” has not been written yet.`,
  hint: (_found, mayBeDraft) =>
    mayBeDraft
      ? 'Write the text. Until then, "draft": true keeps the page from being published.'
      : 'Replace it with the real text.',
});
