import { describe, expect, it } from 'vitest';
import { kindsDocument, page, pageWith, site } from '../../tests/compiler/site';

const size = { width: 900, height: 600 };
const images = { 'tower.svg': size, 'harbour.svg': size };

const banner = (src: string, alt: string) => ({
  type: 'banner',
  title: 'Iceland',
  image: { src, alt },
});

const picturesOf = (documents: Parameters<typeof site>[0]) =>
  Object.fromEntries(site(documents, { images }).compiled().socialPictures);

describe('the images that pages are shared with', () => {
  it('are that of the page, that of its listing, or that of the site', () => {
    const pictures = picturesOf({
      'iceland.json': pageWith({ image: 'tower.svg' }),
      'cork.json': pageWith({
        listing: { name: 'Cork', summary: 'A city.', image: 'harbour.svg', order: 1 },
      }),
    });
    expect(Object.keys(pictures).sort()).toEqual([
      '/assets/images/harbour.svg',
      '/assets/images/tower.svg',
      '/assets/images/world.svg',
    ]);
  });

  it('are described as a block does that shows one as more than decoration', () => {
    const pictures = picturesOf({
      'a.json': pageWith({ image: 'tower.svg' }, banner('tower.svg', '')),
      'b.json': page(banner('tower.svg', 'A round tower')),
      'c.json': page(banner('tower.svg', 'Something else')),
    });
    expect(pictures['/assets/images/tower.svg']).toEqual({ alt: 'A round tower' });
    expect(pictures['/assets/images/world.svg']).toEqual({});
  });

  it('are described by the ending of a kind of pages, too', () => {
    const [plain, ...others] = kindsDocument.kinds;
    const ending = [banner('tower.svg', 'A round tower')];
    const pictures = picturesOf({
      'iceland.json': pageWith({ image: 'tower.svg' }),
      '_kinds.json': { ...kindsDocument, kinds: [{ ...plain, ending }, ...others] },
    });
    expect(pictures['/assets/images/tower.svg']).toEqual({ alt: 'A round tower' });
  });

  it('have the focal point that a block says', () => {
    const focused = {
      type: 'banner',
      title: 'Iceland',
      image: { src: 'tower.svg', alt: '', focus: [0.7, 0.2] },
    };
    const pictures = picturesOf({
      'a.json': pageWith({ image: 'tower.svg' }, banner('tower.svg', '')),
      'b.json': page(focused),
    });
    expect(pictures['/assets/images/tower.svg']).toEqual({ focus: [0.7, 0.2] });
  });

  it('are not those of drafts', () => {
    expect(picturesOf({ 'iceland.json': pageWith({ draft: true, image: 'tower.svg' }) })).not.toHaveProperty([
      '/assets/images/tower.svg',
    ]);
  });
});
