import type { Focus } from '../resolved';

/**
 * Where an image lies in a box that crops it, as `object-position` has it: 0 has its left or top in view, 1 its right or
 * bottom. The focal point comes near the middle of the box while as much of the image is in view as there can be, and is in
 * view itself as long as a sixth of the image is.
 */
export const cropPosition = ([x, y]: Focus): Focus => [along(x), along(y)];

const along = (part: number) => Math.min(1, Math.max(0, 1.5 * part - 0.25));
