import { defineDiagnostic } from '../define-diagnostic';

export const oversizedImage = defineDiagnostic<[width: number, box: number, most: number]>({
  code: 'oversized-image',
  severity: 'warning',
  about: 'An image has more pixels than are ever shown.',
  message: (width, _box, most) => `This image is ${width} pixels wide; ${most} are enough.`,
  hint: (_width, box, most) =>
    `Scale it down to ${most} pixels: that fills a space of ${box} on the sharpest screens.`,
});
