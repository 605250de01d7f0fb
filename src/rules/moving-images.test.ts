import { expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { movingImages } from './moving-images';

const filesFor = (isAnimated?: true) =>
  site(
    {},
    { images: { 'dance.webp': { width: 800, height: 600, isAnimated } } },
    movingImages,
  ).diagnostics.map(({ location }) => location.file);

it('reports animated images, and no others', () => {
  expect(filesFor(true)).toEqual(['pages-json/_images/dance.webp']);
  expect(filesFor()).toEqual([]);
});
