import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { missingAlts } from './missing-alts';

const images = {
  'cork.svg': { width: 800, height: 600 },
  'cork-harbour.svg': { width: 800, height: 600 },
};
const pointersOf = (block: object) =>
  site({ 'about.json': page(block) }, { images }, missingAlts).diagnostics.map(
    ({ location }) => location.pointer,
  );

const banner = (alt: string, src = 'cork.svg') => ({ type: 'banner', title: 'Cork', image: { src, alt } });
const mediaText = (alt: string) => ({
  ...banner(alt),
  type: 'media-text',
  heading: 'Cork',
  paragraphs: ['Sea.'],
});

describe('an alt text', () => {
  it.each(['image1.png', 'DSC_0042.JPG', 'photo', 'Image 3', 'screenshot-2'])(
    'must not be the name of a file, or only a word for an image: %s',
    (alt) => {
      expect(pointersOf(banner(alt))).toEqual(['/blocks/0/image/alt']);
    },
  );

  it.each(['Image of a city', 'A picture of a harbour', 'Bild von einem Hafen', 'Imagem de um porto'])(
    'must not say that it describes an image, which screen readers say anyway: %s',
    (alt) => {
      expect(pointersOf(banner(alt))).toEqual(['/blocks/0/image/alt']);
    },
  );

  it.each(['The image of a city', 'Photo of the harbour', 'Harbour'])('may be “%s”', (alt) => {
    expect(pointersOf(banner(alt))).toEqual([]);
  });
});

describe('an image', () => {
  it('needs an alt text beside paragraphs and in an article', () => {
    const { title: _title, ...block } = mediaText('');
    expect(pointersOf(block)).toEqual(['/blocks/0/image/alt']);
    const section = { id: 'cork', heading: 'Cork', image: block.image, paragraphs: ['Sea.'] };
    const article = { type: 'article', date: '2024-01-11', contents: 'Contents', sections: [section] };
    expect(pointersOf(article)).toEqual(['/blocks/0/sections/0/image/alt']);
  });

  it('may be decorative elsewhere', () => {
    expect(pointersOf(banner(''))).toEqual([]);
  });

  it.each(['cork.svg', 'Cork.SVG'])('is not described by its file name “%s”', (alt) => {
    expect(pointersOf(banner(alt))).toEqual(['/blocks/0/image/alt']);
  });

  it('may be described by a word that is also its file name, but not by one with hyphens', () => {
    expect(pointersOf(banner('Cork'))).toEqual([]);
    expect(pointersOf(banner('cork-harbour', 'cork-harbour.svg'))).toEqual(['/blocks/0/image/alt']);
  });
});
