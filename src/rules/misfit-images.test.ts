import { expect, it } from 'vitest';
import { kindsDocument, page, site } from '../../tests/compiler/site';
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

it('the image of a banner that all pages of a kind have is looked at, too', () => {
  const opening = [{ type: 'banner', title: 'Cork', image: { src: 'cork.webp', alt: 'A harbour' } }];
  const kinds = kindsDocument.kinds.map((kind) => ({ ...kind, opening }));
  const { diagnostics } = site(
    { '_kinds.json': { ...kindsDocument, kinds: kinds.slice(0, 1) } },
    { images: { 'cork.webp': { width: 600, height: 2400 } } },
    misfitImages,
  );
  expect(diagnostics.map(({ location }) => location.pointer)).toEqual(['/kinds/0/opening/0/image/src']);
});
