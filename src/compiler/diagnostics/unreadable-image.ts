import type { Diagnostic, Place } from './diagnostic';

/** A file among the pictures whose size cannot be told. */
export const unreadableImage = (place: Place, reason: string): Diagnostic => ({
  code: 'unreadable-image',
  severity: 'error',
  place,
  message: `This picture cannot be read: ${reason}.`,
  hint: 'Save it again as SVG, PNG, JPEG, WebP or AVIF.',
});
