import type { Focus } from '../resolved';

/**
 * The `object-position` of a cropped image, as fractions: 0 aligns the left or top edge, 1 the right or bottom. The
 * focal point is kept near the centre of the box, without leaving the box partly empty, and stays visible as long as a
 * sixth of the image is.
 */
export const cropPosition = ([x, y]: Focus): Focus => [positionOnAxis(x), positionOnAxis(y)];

/** The position along one axis for a focal point as a fraction of the image: 0 up to a sixth, 1 from five sixths on. */
const positionOnAxis = (fraction: number) => Math.min(1, Math.max(0, 1.5 * fraction - 0.25));
