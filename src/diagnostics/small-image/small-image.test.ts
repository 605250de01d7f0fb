import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { smallImages } from '../../rules/small-images';

it('names both widths', () => {
  const banner = { type: 'banner', title: 'Cork', image: { src: 'cork.jpg', alt: '' } };
  const images = { 'cork.jpg': { width: 60, height: 40 } };
  expect(site({ 'about.json': page(banner) }, { images }, smallImages).report()).toMatchInlineSnapshot(`
    "pages-json/_images/cork.jpg:1:1  warning  small-image
      This image is only 60 pixels wide; it is shown up to 1440 pixels wide.
      hint: Save it at least 1440 pixels wide, or it looks blurred.

    0 errors, 1 warning."
  `);
});
