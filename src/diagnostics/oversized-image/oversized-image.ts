import { defineWarning } from '../define-diagnostic';

export const oversizedImage = defineWarning<[width: number, boxWidth: number, enough: number]>({
  code: 'oversized-image',
  about: 'An image has more pixels than are ever shown.',
  message: (width, _boxWidth, enough) => `This image is ${width} pixels wide; ${enough} are enough.`,
  hint: (_width, boxWidth, enough) =>
    `Save it ${enough} pixels wide: it is never shown wider than ${boxWidth} pixels, and the sharpest screens need three times as many.`,
});
