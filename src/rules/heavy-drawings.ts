import { heavyDrawing } from '../diagnostics/heavy-drawing/heavy-drawing';
import { locationOfFile } from '../document/location';
import type { Rule } from './rule';

/** A drawing of the house style fits; what does not was not simplified before it was saved. */
const most = 15 * 1024;

/** SVGs that weigh more than a drawing has to: visitors wait for them on every page that shows them. */
export const heavyDrawings: Rule = ({ sources }) =>
  sources.images
    .filter(({ path, bytes }) => path.endsWith('.svg') && bytes > most)
    .map(({ file, bytes }) => heavyDrawing(locationOfFile(file), bytes, most));
