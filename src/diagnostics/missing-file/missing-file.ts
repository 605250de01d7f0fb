import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const missingFile = defineError<[found: string, near?: string]>({
  code: 'missing-file',
  about: 'A link leads to a file that is not in _files.',
  message: (found) => `The file “${found}” does not exist in _files.`,
  hint: (_found, near) => didYouMean(near, 'Add the file there, or correct its name in this link.'),
});
