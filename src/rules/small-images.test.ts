import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { smallImages } from './small-images';

const pathsOf = (images: Readonly<Record<string, number>>) => {
  const assets = Object.fromEntries(
    Object.entries(images).map(([name, width]) => [name, { width, height: 40 }]),
  );
  const banners = Object.keys(images).map((src) => ({
    type: 'banner',
    title: 'Cork',
    image: { src, alt: '' },
  }));
  return site({ 'about.json': page(...banners) }, { images: assets }, smallImages).diagnostics.map(
    ({ location }) => location.file,
  );
};

describe('an image', () => {
  it('must have enough pixels for its box', () => {
    expect(pathsOf({ 'cork.jpg': 60 })).toEqual(['pages-json/_images/cork.jpg']);
    expect(pathsOf({ 'cork.jpg': 1200 })).toEqual([]);
  });

  it('may have any number of pixels if it is a drawing', () => {
    expect(pathsOf({ 'cork.svg': 60 })).toEqual([]);
  });
});
