import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import { unquotedFigures } from '../../rules/unquoted-figures';
import example from './example.json';

it('a figure that is typed on a page with a register is reported', () => {
  expect(exampleSite(example, 'wrong', unquotedFigures).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:18:20  warning  unquoted-figure
      18 |           "value": {
         |                    ^ The figure {"from":470,"currency":"EUR","per":"month"} is in no register.
      hint: Add it to _facts/prices.json with its source, and quote it here.

    0 errors, 1 warning."
  `);
  expect(exampleSite(example, 'right', unquotedFigures).diagnostics).toEqual([]);
});
