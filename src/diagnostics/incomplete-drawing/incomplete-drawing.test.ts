import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { incompleteDrawings } from '../../rules/incomplete-drawings';

it('says what it takes from elsewhere', () => {
  const svg = '<svg viewBox="0 0 9 9"><image href="https://example.org/tower.jpg"/></svg>';
  const images = { 'world.svg': { width: 1200, height: 630, svg } };
  expect(site({}, { images }, incompleteDrawings).report()).toMatchInlineSnapshot(`
    "pages-json/_images/world.svg:1:1  warning  incomplete-drawing
      This drawing takes a part from elsewhere: “https://example.org/tower.jpg”.
      hint: It would be missing on the page. Embed it in the drawing, and export that again.

    0 errors, 1 warning."
  `);
});
