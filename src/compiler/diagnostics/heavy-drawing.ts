import type { Diagnostic, Place } from './diagnostic';
import { inKilobytes } from './in-kilobytes';

/** An SVG that weighs more than a drawing has to. */
export const heavyDrawing = (place: Place, bytes: number, most: number): Diagnostic => ({
  code: 'heavy-drawing',
  severity: 'warning',
  place,
  message: `This drawing weighs ${inKilobytes(bytes)}; ${inKilobytes(most)} are the most.`,
  hint: 'Simplify its paths, or take pixels out of it: a photograph is a picture of its own.',
});
