import { expect, it } from 'vitest';
import { cropPosition } from './crop-position';

/** The ends of the visible part of an image, in a box that shows the fraction `shown` of it. */
const inView = (focus: number, shown: number) => {
  const [from] = cropPosition([focus, 0]).map((position) => position * (1 - shown)) as [number, number];
  return { from, to: from + shown };
};

it('a focal point is in view as long as a sixth of the image is', () => {
  for (let focus = 0; focus <= 1; focus += 0.01)
    for (const shown of [0.17, 0.3, 0.5, 0.7, 0.9]) {
      const { from, to } = inView(focus, shown);
      expect(from).toBeLessThanOrEqual(focus);
      expect(to).toBeGreaterThanOrEqual(focus);
    }
});

it('a face near the edge has all of that edge in view, and one in the middle is in the middle', () => {
  expect(cropPosition([0.15, 0.85])).toEqual([0, 1]);
  expect(cropPosition([0.5, 0.5])).toEqual([0.5, 0.5]);
});
