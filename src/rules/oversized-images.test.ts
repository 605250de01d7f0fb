import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { oversizedImages } from './oversized-images';

const banner = (src: string) => ({ type: 'banner', title: 'Cork', image: { src, alt: '' } });
const beside = (src: string) => ({
  type: 'media-text',
  heading: 'Cork',
  paragraphs: ['Sea.'],
  image: { src, alt: 'The harbour' },
});
const filesOf = (name: string, width: number, ...blocks: readonly object[]) =>
  site(
    { 'cork.json': page(...blocks) },
    { images: { [name]: { width, height: 600 } } },
    oversizedImages,
  ).diagnostics.map(({ location }) => location.file);

const reported = ['pages-json/_images/cork.jpg'];

describe('an image', () => {
  it('has at most three pixels per CSS pixel of the page, which is 1440 wide', () => {
    expect(filesOf('cork.jpg', 3 * 1440, banner('cork.jpg'))).toEqual([]);
    expect(filesOf('cork.jpg', 3 * 1440 + 1, banner('cork.jpg'))).toEqual(reported);
  });

  it('is compared with the width of its box that the schema of the block sets, here 900', () => {
    expect(filesOf('cork.jpg', 3 * 900 + 1, beside('cork.jpg'))).toEqual(reported);
  });

  it('is compared with the widest of its boxes', () => {
    expect(filesOf('cork.jpg', 3 * 900 + 1, beside('cork.jpg'), banner('cork.jpg'))).toEqual([]);
  });

  it('has no limit if it is a drawing', () => {
    expect(filesOf('cork.svg', 9000, banner('cork.svg'))).toEqual([]);
  });

  it('is not reported if nothing shows it', () => {
    expect(filesOf('cork.jpg', 9000)).toEqual([]);
  });
});
