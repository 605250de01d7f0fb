import { defineDiagnostic } from '../define-diagnostic';
import { inKilobytes } from '../in-kilobytes';

export const heavyDrawing = defineDiagnostic<[bytes: number, limit: number]>({
  code: 'heavy-drawing',
  severity: 'warning',
  about: 'An SVG file is larger than a drawing needs to be.',
  message: (bytes, limit) => `This drawing is ${inKilobytes(bytes)}; the limit is ${inKilobytes(limit)}.`,
  hint: 'Export it again as an optimised SVG. If it contains a photo, save the photo as a separate image.',
});
