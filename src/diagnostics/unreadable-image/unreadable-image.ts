import { defineError } from '../define-diagnostic';

export const unreadableImage = defineError<[problem: string, advice?: string]>({
  code: 'unreadable-image',
  about: 'A file in _images is not an image, is damaged, has the wrong ending, or is too large to be drawn.',
  message: (problem) => problem,
  hint: (_problem, advice) =>
    advice ?? 'Open it in an image editor and save it as SVG, PNG, JPG, WebP or AVIF.',
});
