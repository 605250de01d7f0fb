import { defineDiagnostic } from '../define-diagnostic';

export const strayMark = defineDiagnostic<[found: string, advice: string]>({
  code: 'stray-mark',
  severity: 'warning',
  about: 'Markup is incomplete, or not possible where it is used.',
  message: (found) => `“${found}” will appear on the page as typed.`,
  hint: (_found, advice) => advice,
});
