import type { Diagnostic, Place } from './diagnostic';
import { didYouMean } from './nearest';

/** A picture that is not there. */
export const missingImage = (place: Place, found: string, near?: string): Diagnostic => ({
  code: 'missing-image',
  severity: 'error',
  place,
  message: `There is no picture “${found}” in _images.`,
  hint: didYouMean(near, 'Put the picture into pages-json/_images, or correct its name.'),
});
