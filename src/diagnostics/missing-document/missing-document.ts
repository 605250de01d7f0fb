import { defineDiagnostic } from '../define-diagnostic';

export const missingDocument = defineDiagnostic<[name: string, file: string, why: string]>({
  code: 'missing-document',
  severity: 'error',
  about: 'A file that the site needs is missing, such as _site.json.',
  message: (name) => `The file “${name}” is missing.`,
  hint: (_name, file, why) =>
    `${why} Bring it back with git restore ${file}, or copy it from another Prospectus site.`,
});
