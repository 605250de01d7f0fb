import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import example from './example.json';

it('facts that lie within one another are reported', () => {
  expect(exampleSite(example, 'wrong').report()).toMatchInlineSnapshot(`
    "pages-json/_facts/prices.json:14:17  error  circular-fact
      14 |       "within": "prices.lesson"
         |                 ^^^^^^^^^^^^^^^ This leads back to the same fact: prices.course → prices.lesson → prices.course.
      hint: Name as “within” only what the fact is a part of.

    1 error, 0 warnings."
  `);
  expect(exampleSite(example, 'right').diagnostics).toEqual([]);
});
