import { defineWarning } from '../define-diagnostic';

export const smallImage = defineWarning<[width: number, boxWidth: number]>({
  code: 'small-image',
  about: 'An image has too few pixels for the box that shows it.',
  message: (width, boxWidth) =>
    `This image is only ${width} pixels wide; it is shown up to ${boxWidth} pixels wide.`,
  hint: (_width, boxWidth) => `Save it at least ${boxWidth} pixels wide, or it looks blurred.`,
});
