import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import { oldRates } from '../../rules/old-rates';
import example from './example.json';

it('rates of long ago are reported at their day', () => {
  expect(exampleSite(example, 'wrong', oldRates).report()).toMatchInlineSnapshot(`
    "pages-json/_rates.json:3:11  warning  old-rate
      3 |   "asOf": "2020-01-31",
        |           ^^^^^^^^^^^^ These rates are of 2020-01-31.
      hint: Write the rates of a recent day, and that day in “asOf”.

    0 errors, 1 warning."
  `);
});
