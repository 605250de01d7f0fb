import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';

it('names what would run once somebody opens the drawing by itself', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><path/></svg>';
  const images = { 'tower.svg': { width: 9, height: 9, svg } };
  expect(site({}, { images }).report()).toMatchInlineSnapshot(`
    "pages-json/_images/tower.svg:1:1  error  running-drawing
      This drawing contains a script (“onload”).
      hint: Export it again as a plain or optimised SVG, without scripts and links. A drawing that reacts to its readers can only be a block of its own.

    1 error, 0 warnings."
  `);
});
