import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { heavyDrawings } from '../../rules/heavy-drawings';

it('says how much a drawing weighs, and may', () => {
  const images = { 'hills.svg': { width: 800, height: 600, bytes: 20_000 } };
  expect(site({}, { images }, heavyDrawings).report()).toMatchInlineSnapshot(`
    "pages-json/_images/hills.svg:1:1  warning  heavy-drawing
      This drawing weighs 20 KB; 15 KB are the most.
      hint: Simplify its paths, or take pixels out of it: a photograph is a picture of its own.

    0 errors, 1 warning."
  `);
});
