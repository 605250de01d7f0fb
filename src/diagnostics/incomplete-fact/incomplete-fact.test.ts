import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import example from './example.json';

it('a fact that promises more than it has is reported', () => {
  expect(exampleSite(example, 'wrong').report()).toMatchInlineSnapshot(`
    "pages-json/_facts/prices.json:13:17  error  incomplete-fact
      13 |       "status": "verified"
         |                 ^^^^^^^^^^ A verified fact needs “source” and “checked”.
      hint: Add “source” and “checked”, or write "status": "doubtful" with a sentence in “doubt”.

    1 error, 0 warnings."
  `);
  expect(exampleSite(example, 'right').diagnostics).toEqual([]);
});
