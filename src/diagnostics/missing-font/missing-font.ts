import { defineDiagnostic } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const missingFont = defineDiagnostic<[found: string, near?: string]>({
  code: 'missing-font',
  severity: 'error',
  about: 'The theme names a font file that is not in _fonts.',
  message: (found) => `The font “${found}” does not exist in _fonts.`,
  hint: (_found, near) => didYouMean(near, 'Add the file there, or correct its name.'),
});
