import { defineDiagnostic } from '../define-diagnostic';
import { inKilobytes } from '../in-kilobytes';

export const heavyDrawing = defineDiagnostic<[bytes: number, most: number]>({
  code: 'heavy-drawing',
  severity: 'warning',
  about: 'An SVG file is larger than a drawing needs to be.',
  message: (bytes, most) => `This drawing is ${inKilobytes(bytes)}; the limit is ${inKilobytes(most)}.`,
  hint: 'Export it again as an optimised SVG. If it contains a photo, save the photo as a separate image.',
});
