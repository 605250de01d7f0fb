import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { misfitImages } from '../../rules/misfit-images';

it('says what is left of it', () => {
  const banner = { type: 'banner', title: 'The tower', image: { src: 'tower.webp', alt: '' } };
  const images = { 'tower.webp': { width: 600, height: 1200 } };
  expect(site({ 'about.json': page(banner) }, { images }, misfitImages).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:11:16  warning  misfit-image
      11 |         "src": "tower.webp",
         |                ^^^^^^^^^^^^ tower.webp is higher than wide: a banner shows only a strip of it.
      hint: Choose a picture that is about twice as wide as high, such as 1600 × 800 pixels, or crop it before you save it.

    0 errors, 1 warning."
  `);
});
