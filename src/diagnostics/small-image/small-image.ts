import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A picture that has to be enlarged to be shown. */
export const smallImage = (location: SourceLocation, width: number, box: number): Diagnostic => ({
  code: 'small-image',
  severity: 'warning',
  location,
  message: `This image is only ${width} pixels wide; it is shown up to ${box} pixels wide.`,
  hint: `Save it at least ${box} pixels wide, or it looks blurred.`,
});
