import { describe, expect, it } from 'vitest';
import { page, pageWith, site } from '../../../tests/compiler/site';

describe('a picture', () => {
  it('is in the folder of pictures', () => {
    const banner = { type: 'banner', title: 'A page', image: { src: 'wolrd.svg', alt: '' } };
    expect(site({ 'about.json': page(banner) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:11:16  error  missing-image
        11 |         "src": "wolrd.svg",
           |                ^^^^^^^^^^^ There is no picture “wolrd.svg” in _images.
        hint: Did you mean “world.svg”?

      1 error, 0 warnings."
    `);
  });

  it('is told where to put it', () => {
    expect(site({ 'about.json': pageWith({ image: 'tower.svg' }) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:12  error  missing-image
        6 |   "image": "tower.svg",
          |            ^^^^^^^^^^^ There is no picture “tower.svg” in _images.
        hint: Put the picture into pages-json/_images, or correct its name.

      1 error, 0 warnings."
    `);
  });
});
