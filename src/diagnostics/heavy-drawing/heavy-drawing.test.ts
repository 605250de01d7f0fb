import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { heavyDrawings } from '../../rules/heavy-drawings';

it('says how much a drawing weighs, and may', () => {
  const images = { 'hills.svg': { width: 800, height: 600, bytes: 20_000 } };
  expect(site({}, { images }, heavyDrawings).report()).toMatchInlineSnapshot(`
    "pages-json/_images/hills.svg:1:1  warning  heavy-drawing
      This drawing is 20 KB; the limit is 15 KB.
      hint: Export it again as an optimised SVG. If it contains a photo, save the photo as a separate image.

    0 errors, 1 warning."
  `);
});
