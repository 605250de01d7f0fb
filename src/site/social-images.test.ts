import { describe, expect, it } from 'vitest';
import { kindsDocument, page, pageWith, site } from '../../tests/compiler/site';

const size = { width: 900, height: 600 };
const images = { 'tower.svg': size, 'harbour.svg': size };

const banner = (src: string, alt: string) => ({
  type: 'banner',
  title: 'Iceland',
  image: { src, alt },
});

const imagesOf = (documents: Parameters<typeof site>[0]) =>
  Object.fromEntries(site(documents, { images }).compiled().socialImages);

describe('the images that pages are shared with', () => {
  it('are the image of the page, of its listing, or of the site', () => {
    const images = imagesOf({
      'iceland.json': pageWith({ image: 'tower.svg' }),
      'cork.json': pageWith({
        listing: { name: 'Cork', summary: 'A city.', image: 'harbour.svg', order: 1 },
      }),
    });
    expect(Object.keys(images).sort()).toEqual([
      '/assets/images/harbour.svg',
      '/assets/images/tower.svg',
      '/assets/images/world.svg',
    ]);
  });

  it('have the alt text of a block that shows them as content', () => {
    const images = imagesOf({
      'a.json': pageWith({ image: 'tower.svg' }, banner('tower.svg', '')),
      'b.json': page(banner('tower.svg', 'A round tower')),
      'c.json': page(banner('tower.svg', 'Something else')),
    });
    expect(images['/assets/images/tower.svg']).toEqual({ alt: 'A round tower' });
    expect(images['/assets/images/world.svg']).toEqual({});
  });

  it('have the alt text of the ending of a kind of pages, too', () => {
    const [plain, ...others] = kindsDocument.kinds;
    const ending = [banner('tower.svg', 'A round tower')];
    const images = imagesOf({
      'iceland.json': pageWith({ image: 'tower.svg' }),
      '_kinds.json': { ...kindsDocument, kinds: [{ ...plain, ending }, ...others] },
    });
    expect(images['/assets/images/tower.svg']).toEqual({ alt: 'A round tower' });
  });

  it('have the focal point that a block sets', () => {
    const focused = {
      type: 'banner',
      title: 'Iceland',
      image: { src: 'tower.svg', alt: '', focus: [0.7, 0.2] },
    };
    const images = imagesOf({
      'a.json': pageWith({ image: 'tower.svg' }, banner('tower.svg', '')),
      'b.json': page(focused),
    });
    expect(images['/assets/images/tower.svg']).toEqual({ focus: [0.7, 0.2] });
  });

  it('are not those of drafts', () => {
    expect(imagesOf({ 'iceland.json': pageWith({ draft: true, image: 'tower.svg' }) })).not.toHaveProperty([
      '/assets/images/tower.svg',
    ]);
  });
});
