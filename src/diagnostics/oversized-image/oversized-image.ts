import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A picture with more pixels than are ever shown. */
export const oversizedImage = (
  location: SourceLocation,
  width: number,
  box: number,
  most: number,
): Diagnostic => ({
  code: 'oversized-image',
  severity: 'warning',
  location,
  message: `This picture is ${width} pixels wide; ${most} are enough for a box of ${box}.`,
  hint: `Scale it down to ${most} pixels or less: visitors download every one of them.`,
});
