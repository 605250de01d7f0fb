import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { inKilobytes } from '../in-kilobytes';

/** An SVG that weighs more than a drawing has to. */
export const heavyDrawing = (location: SourceLocation, bytes: number, most: number): Diagnostic => ({
  code: 'heavy-drawing',
  severity: 'warning',
  location,
  message: `This drawing weighs ${inKilobytes(bytes)}; ${inKilobytes(most)} are the most.`,
  hint: 'Simplify its paths, or take pixels out of it: a photograph is a picture of its own.',
});
