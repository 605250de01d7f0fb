import { heavyDrawing } from '../diagnostics/heavy-drawing/heavy-drawing';
import { locationOfFile } from '../document/location';
import type { Rule } from './rule';

/** Maximum size of a drawing. A larger one was probably not optimized. */
const maxBytes = 15 * 1024;

/** SVG files that are too large, which slow down every page that shows them. */
export const heavyDrawings: Rule = ({ sources }) =>
  sources.images
    .filter(({ path, bytes }) => path.endsWith('.svg') && bytes > maxBytes)
    .map(({ file, bytes }) => heavyDrawing(locationOfFile(file), bytes, maxBytes));
