import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import example from './example.json';

it('a year that differs from that of the quoted figure is reported at its place', () => {
  expect(exampleSite(example, 'wrong').report()).toMatchInlineSnapshot(`
    "pages-json/about.json:16:19  error  contradictory-year
      16 |           "asOf": 2024
         |                   ^^^^ “prices.customers” is of 2023 (pages-json/_facts/prices.json:11).
      hint: Leave “asOf” out: a quoted figure brings its year. If the year has changed, change it in the register.

    1 error, 0 warnings."
  `);
  expect(exampleSite(example, 'right').diagnostics).toEqual([]);
});
