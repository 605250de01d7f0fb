import { defineDiagnostic } from '../define-diagnostic';

export const missingDocument = defineDiagnostic<[name: string]>({
  code: 'missing-document',
  severity: 'error',
  about: 'A file that every site needs is missing, such as _site.json.',
  message: (name) => `The file “${name}” is missing.`,
  hint: (name) =>
    `Every site needs it. Bring it back with git restore pages-json/${name}, or copy it from another Prospectus site.`,
});
