import { expect, it } from 'vitest';
import { imageSizes } from './image-sizes';

it('an image is as wide as its share of a row, which is no wider than the page', () => {
  expect(imageSizes({ base: 1, small: 2, large: 3 })).toBe(
    '(width >= 1024px) min(34vw, 30rem), (width >= 640px) min(50vw, 45rem), 100vw',
  );
  expect(imageSizes({ base: 1 })).toBe('100vw');
});
