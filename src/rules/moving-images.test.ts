import { expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { movingImages } from './moving-images';

const found = (isAnimated?: true) =>
  site(
    {},
    { images: { 'dance.webp': { width: 800, height: 600, isAnimated } } },
    movingImages,
  ).diagnostics.map(({ location }) => location.file);

it('finds pictures of several frames, and no others', () => {
  expect(found(true)).toEqual(['pages-json/_images/dance.webp']);
  expect(found()).toEqual([]);
});
