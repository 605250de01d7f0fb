import { defineDiagnostic } from '../define-diagnostic';

export const oversizedImage = defineDiagnostic<[width: number, box: number, most: number]>({
  code: 'oversized-image',
  severity: 'warning',
  about: 'An image has more pixels than are ever shown.',
  message: (width, _box, most) => `This image is ${width} pixels wide; ${most} are enough.`,
  hint: (_width, box, most) =>
    `Save it ${most} pixels wide: it is never shown wider than ${box} pixels, and the sharpest screens need three times as many.`,
});
