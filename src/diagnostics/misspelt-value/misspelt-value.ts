import { defineDiagnostic } from '../define-diagnostic';

export const misspeltValue = defineDiagnostic<[found: string, near: string]>({
  code: 'misspelt-value',
  severity: 'warning',
  about: 'A value by which visitors choose entries of a collection is spelt almost like that of others.',
  message: (found, near) => `“${found}” appears once; other entries have “${near}”.`,
  hint: (_found, near) => `Write “${near}”, or visitors can choose both.`,
});
