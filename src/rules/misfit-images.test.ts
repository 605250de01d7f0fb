import { expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { misfitImages } from './misfit-images';

const pointersFor = (width: number, height: number, type = 'banner') =>
  site(
    {
      'about.json': page({
        type,
        ...(type === 'banner' ? { title: 'Cork' } : { heading: 'Cork', paragraphs: ['Sea.'] }),
        image: { src: 'cork.webp', alt: 'A harbour' },
      }),
    },
    { images: { 'cork.webp': { width, height } } },
    misfitImages,
  ).diagnostics.map(({ location }) => location.pointer);

it.each([
  [1600, 900],
  [1000, 1000],
  [2400, 480],
])('the image of a banner may be cropped a little: %d × %d', (width, height) => {
  expect(pointersFor(width, height)).toEqual([]);
});

it.each([
  [600, 2400],
  [3000, 40],
])('the image of a banner is reported if little of it is left: %d × %d', (width, height) => {
  expect(pointersFor(width, height)).toEqual(['/blocks/0/image/src']);
});

it('an image may have any shape beside a text, where it is not cropped', () => {
  expect(pointersFor(600, 1200, 'media-text')).toEqual([]);
});
