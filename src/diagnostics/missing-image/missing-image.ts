import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

/** The image that was probably meant. */
export interface NearImage {
  name: string;
  /** A valid name, if the file's own is not allowed; null if its format is not allowed either. */
  better?: string | null;
}

/** Advice if no document can name the file, because its own name is not allowed. */
function renameAdvice(found: string, name: string, better: string | null): string {
  if (better === null) return `Save “${name}” as SVG, PNG, JPG, WebP or AVIF: its format cannot be used.`;
  const also = better === found ? '' : ', and use that name here';
  return `Rename the file “${name}” to “${better}”${also}: only small letters, digits and hyphens are allowed.`;
}

export const missingImage = defineError<[found: string, near?: NearImage]>({
  code: 'missing-image',
  about: 'An image is named that is not in _images.',
  message: (found) => `The image “${found}” does not exist in _images.`,
  hint: (found, near) =>
    near?.better === undefined
      ? didYouMean(near?.name, 'Add the image there, or correct its name here.')
      : renameAdvice(found, near.name, near.better),
});
