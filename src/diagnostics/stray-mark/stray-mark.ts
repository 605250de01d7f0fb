import { defineWarning } from '../define-diagnostic';

export const strayMark = defineWarning<[found: string, advice: string]>({
  code: 'stray-mark',
  about: 'Stars, brackets, an address or HTML will appear on the page as typed.',
  message: (found) => `“${found}” will appear on the page as typed.`,
  hint: (_found, advice) => advice,
});
