import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A file among the pictures whose size cannot be told. */
export const unreadableImage = (location: SourceLocation, reason: string): Diagnostic => ({
  code: 'unreadable-image',
  severity: 'error',
  location,
  message: `This picture cannot be read: ${reason}.`,
  hint: 'Save it again as SVG, PNG, JPEG, WebP or AVIF.',
});
