import { defineDiagnostic } from '../define-diagnostic';

export const misspeltCountry = defineDiagnostic<[found: string, near: string]>({
  code: 'misspelt-country',
  severity: 'warning',
  about: 'One university has a country that is almost the same as that of others.',
  message: (found, near) => `“${found}” is listed once; other universities have “${near}”.`,
  hint: (_found, near) => `Write “${near}”, or the filter shows both.`,
});
