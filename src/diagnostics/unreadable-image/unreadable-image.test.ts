import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

describe('an image whose size cannot be read', () => {
  it('is reported where it is used, with the reason', () => {
    const banner = { type: 'banner', title: 'A page', image: { src: 'tower.svg', alt: '' } };
    const images = { 'tower.svg': { unreadable: 'This is not an image, although its name ends in .svg.' } };
    expect(site({ 'about.json': page(banner) }, { images }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:11:16  error  unreadable-image
        11 |         "src": "tower.svg",
           |                ^^^^^^^^^^^ This is not an image, although its name ends in .svg.
        hint: Open it in an image editor and save it as SVG, PNG, JPG, WebP or AVIF.

      1 error, 0 warnings."
    `);
  });
});
