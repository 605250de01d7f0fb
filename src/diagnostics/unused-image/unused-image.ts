import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/**
 * A picture that no document names; `better` is a name for one whose own name no document can give, and null where none
 * would do.
 */
export const unusedImage = (location: SourceLocation, name: string, better?: string | null): Diagnostic => ({
  code: 'unused-image',
  severity: 'warning',
  location,
  message: `No document names the picture ${name}.`,
  hint:
    better === undefined
      ? 'Use it, or delete it: it is published all the same.'
      : better === null
        ? 'No document can: save it as SVG, PNG, JPG, WebP or AVIF, under a name of small letters, digits and hyphens.'
        : `No document can: names have small letters, digits and hyphens. Rename the file to “${better}”.`,
});
