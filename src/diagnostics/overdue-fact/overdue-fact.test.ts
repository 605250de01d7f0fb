import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import { overdueFacts } from '../../rules/overdue-facts';
import example from './example.json';

it('a fact that nobody has looked at again is reported', () => {
  expect(exampleSite(example, 'wrong', overdueFacts).report()).toMatchInlineSnapshot(`
    "pages-json/_facts/prices.json:14:19  warning  overdue-fact
      14 |       "reviewBy": "2020-01-31"
         |                   ^^^^^^^^^^^^ “prices.course” is to be looked at again by 2020-01-31.
      hint: Compare it with its source, then run: npm run facts -- confirm prices.course --source WHERE --outcome same

    0 errors, 1 warning."
  `);
  expect(exampleSite(example, 'right', overdueFacts).diagnostics).toEqual([]);
});
