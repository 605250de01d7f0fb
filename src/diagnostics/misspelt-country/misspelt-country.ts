import { defineDiagnostic } from '../define-diagnostic';

export const misspeltCountry = defineDiagnostic<[found: string, near: string]>({
  code: 'misspelt-country',
  severity: 'warning',
  about: 'The country of one university is spelt almost like that of others.',
  message: (found, near) => `“${found}” is listed once; other universities have “${near}”.`,
  hint: (_found, near) => `Write “${near}”, or the filter shows both.`,
});
