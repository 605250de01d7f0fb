import { defineDiagnostic } from '../define-diagnostic';

export const strayMark = defineDiagnostic<[found: string, advice: string]>({
  code: 'stray-mark',
  severity: 'warning',
  about: 'Stars, brackets, an address or HTML will appear on the page as typed.',
  message: (found) => `“${found}” will appear on the page as typed.`,
  hint: (_found, advice) => advice,
});
