import type { Diagnostic, Place } from './diagnostic';

/** A picture that no document names. */
export const unusedImage = (place: Place, name: string): Diagnostic => ({
  code: 'unused-image',
  severity: 'warning',
  place,
  message: `No document names the picture ${name}.`,
  hint: 'Use it, or delete it: it is published all the same.',
});
