import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const missingFont = defineError<[found: string, near?: string]>({
  code: 'missing-font',
  about: 'The theme names a font file that is not in _fonts.',
  message: (found) => `The font “${found}” does not exist in _fonts.`,
  hint: (_found, near) => didYouMean(near, 'Add the file there, or correct its name.'),
});
