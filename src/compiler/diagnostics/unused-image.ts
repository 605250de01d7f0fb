import type { Diagnostic, Place } from './diagnostic';

/** A picture that no document names; `better` is a name for one whose own name no document can give. */
export const unusedImage = (place: Place, name: string, better?: string): Diagnostic => ({
  code: 'unused-image',
  severity: 'warning',
  place,
  message: `No document names the picture ${name}.`,
  hint:
    better === undefined
      ? 'Use it, or delete it: it is published all the same.'
      : `No document can: names have small letters, digits and hyphens. Rename the file to “${better}”.`,
});
