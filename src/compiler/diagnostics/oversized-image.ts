import type { Diagnostic, Place } from './diagnostic';

/** A picture with more pixels than are ever shown. */
export const oversizedImage = (place: Place, width: number, box: number, most: number): Diagnostic => ({
  code: 'oversized-image',
  severity: 'warning',
  place,
  message: `This picture is ${width} pixels wide; ${most} are enough for a box of ${box}.`,
  hint: `Scale it down to ${most} pixels or less: visitors download every one of them.`,
});
