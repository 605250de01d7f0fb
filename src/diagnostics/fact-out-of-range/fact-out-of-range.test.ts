import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import example from './example.json';

it('a sum for a month is compared with one for a year', () => {
  expect(exampleSite(example, 'wrong').report()).toMatchInlineSnapshot(`
    "pages-json/_facts/prices.json:14:17  error  fact-out-of-range
      14 |       "within": "prices.year"
         |                 ^^^^^^^^^^^^^ This is outside “prices.year” (6000–7000 EUR a year, pages-json/_facts/prices.json:17).
      hint: Correct one of the two. Where sources disagree, write "status": "doubtful" here or at “prices.year”, with the reason in “doubt”.

    1 error, 0 warnings."
  `);
  expect(exampleSite(example, 'right').diagnostics).toEqual([]);
});
