import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { oversizedImages } from '../../rules/oversized-images';

it('says how wide a picture is, and how wide is enough', () => {
  const block = { type: 'banner', title: 'Cork', image: { src: 'cork.jpg', alt: '' } };
  const images = { 'cork.jpg': { width: 6000, height: 4000 } };
  expect(site({ 'cork.json': page(block) }, { images }, oversizedImages).report()).toMatchInlineSnapshot(`
    "pages-json/_images/cork.jpg:1:1  warning  oversized-image
      This image is 6000 pixels wide; 4320 are enough.
      hint: Save it 4320 pixels wide: it is never shown wider than 1440 pixels, and the sharpest screens need three times as many.

    0 errors, 1 warning."
  `);
});
