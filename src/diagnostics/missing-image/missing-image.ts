import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../nearest';

/** A picture that may have been meant. */
export interface NearImage {
  name: string;
  /** A name for one whose own name no document can give, and null where none would do. */
  better?: string | null;
}

/** A picture that is not there. */
export const missingImage = (location: SourceLocation, found: string, near?: NearImage): Diagnostic => ({
  code: 'missing-image',
  severity: 'error',
  location,
  message: `There is no picture “${found}” in _images.`,
  hint:
    near?.better === undefined
      ? didYouMean(near?.name, 'Put the picture into pages-json/_images, or correct its name.')
      : toNamable(found, near.name, near.better),
});

/** The name that is near would be refused here: it is the file that needs another. */
function toNamable(found: string, name: string, better: string | null): string {
  if (better === null)
    return `If you mean “${name}”, save it as SVG, PNG, JPG, WebP or AVIF: no document can name it as it is.`;
  const also = better === found ? '' : ', and write that name here';
  return `Rename the file “${name}” to “${better}”${also}: names have small letters, digits and hyphens.`;
}
