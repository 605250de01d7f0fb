import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import { unusedFacts } from '../../rules/unused-facts';
import example from './example.json';

it('a fact that no page quotes is reported', () => {
  expect(exampleSite(example, 'wrong', unusedFacts).report()).toMatchInlineSnapshot(`
    "pages-json/_facts/prices.json:16:13  warning  unused-fact
      16 |       "id": "lesson",
         |             ^^^^^^^^ No page quotes “prices.lesson”.
      hint: Quote it where the figure is shown, or delete it.

    0 errors, 1 warning."
  `);
  expect(exampleSite(example, 'right', unusedFacts).diagnostics).toEqual([]);
});
