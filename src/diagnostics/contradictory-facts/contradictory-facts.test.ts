import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import example from './example.json';

it('two values for one quantity are reported, and both places named', () => {
  expect(exampleSite(example, 'wrong').report()).toMatchInlineSnapshot(`
    "pages-json/_facts/prices.json:23:18  error  contradictory-facts
      23 |       "measure": "fee",
         |                  ^^^^^ “course” on pages-json/_facts/prices.json:4 is the fee too.
      hint: Keep one of the two, or say in “scope” what each holds for.

    1 error, 0 warnings."
  `);
  expect(exampleSite(example, 'right').diagnostics).toEqual([]);
});
