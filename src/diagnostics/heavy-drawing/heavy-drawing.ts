import { defineWarning } from '../define-diagnostic';
import { kilobytes } from '../message-values';

export const heavyDrawing = defineWarning<[bytes: number, limit: number]>({
  code: 'heavy-drawing',
  about: 'An SVG file is larger than a drawing needs to be.',
  message: (bytes, limit) => `This drawing is ${kilobytes(bytes)}; the limit is ${kilobytes(limit)}.`,
  hint: 'Export it again as an optimised SVG. If it contains a photo, save the photo as a separate image.',
});
