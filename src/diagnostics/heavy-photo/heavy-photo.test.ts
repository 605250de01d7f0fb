import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { heavyPhotos } from '../../rules/heavy-photos';

it('says how much a picture weighs, and may', () => {
  const images = { 'seoul.jpg': { width: 1600, height: 600, bytes: 8_400_000 } };
  expect(site({}, { images }, heavyPhotos).report()).toMatchInlineSnapshot(`
    "pages-json/_images/seoul.jpg:1:1  warning  heavy-photo
      This image is 8,204 KB; the limit is 100 KB.
      hint: Save it as WebP with 80% quality, no wider than needed: 1600 pixels is enough for a banner.

    0 errors, 1 warning."
  `);
});
