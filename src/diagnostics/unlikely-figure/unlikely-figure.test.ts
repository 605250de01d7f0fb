import { expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { site } from '../../../tests/compiler/site';
import { unlikelyFigures } from '../../rules/unlikely-figures';

it('says with what a figure was compared', () => {
  const value = { score: 6, each: 7, test: 'swimming' };
  const register = { facts: [fact('score', { value })] };
  expect(site({ '_facts/tours.json': register }, {}, unlikelyFigures).report()).toMatchInlineSnapshot(`
    "pages-json/_facts/tours.json:6:16  warning  unlikely-figure
      6 |       "value": {
        |                ^ No part may be below 7, which is more than the whole score, 6.
      hint: "each" is what every part needs at least: it is no more than "score".

    0 errors, 1 warning."
  `);
});
