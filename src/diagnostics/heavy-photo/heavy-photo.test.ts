import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { heavyPhotos } from '../../rules/heavy-photos';

it('says how much a picture weighs, and may', () => {
  const images = { 'seoul.jpg': { width: 1600, height: 600, bytes: 8_400_000 } };
  expect(site({}, { images }, heavyPhotos).report()).toMatchInlineSnapshot(`
    "pages-json/_images/seoul.jpg:1:1  warning  heavy-photo
      This picture weighs 8,204 KB; 100 KB are the most.
      hint: Save it as WebP, at 80 % of the quality, and no wider than it is shown on a dense screen: 1600 pixels for a banner.

    0 errors, 1 warning."
  `);
});
