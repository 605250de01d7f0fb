import { defineWarning } from '../define-diagnostic';

export const misfitImage = defineWarning<[name: string, width: number, height: number]>({
  code: 'misfit-image',
  about: 'An image in a banner is higher than wide, or a strip: most of it is cropped, or it is blurred.',
  message: (name, width, height) =>
    height > width
      ? `${name} is higher than wide: a banner shows only a strip of it.`
      : `${name} is ${Math.round(width / height)} times as wide as high: a banner shows a small part of it.`,
  hint: 'Choose a picture that is about twice as wide as high, such as 1600 × 800 pixels, or crop it before you save it.',
});
