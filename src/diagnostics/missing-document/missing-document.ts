import { defineError } from '../define-diagnostic';

/** `name` is the path in the pages folder, `file` the path in the project; `reason` says why it is needed. */
export const missingDocument = defineError<[name: string, file: string, reason: string]>({
  code: 'missing-document',
  about: 'A file that the site needs is missing, such as _site.json.',
  message: (name) => `The file “${name}” is missing.`,
  hint: (_name, file, reason) =>
    `${reason} Bring it back with git restore ${file}, or copy it from another Prospectus site.`,
});
