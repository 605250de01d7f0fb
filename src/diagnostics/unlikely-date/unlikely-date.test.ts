import { expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { site } from '../../../tests/compiler/site';
import { unlikelyDates } from '../../rules/unlikely-dates';

it('says why a date is unlikely', () => {
  const checked = { on: '2027-11-23', by: 'editor' };
  const register = { facts: [fact('price', { checked })] };
  const assets = { today: '2026-11-27' };
  expect(site({ '_facts/tours.json': register }, assets, unlikelyDates).report()).toMatchInlineSnapshot(`
    "pages-json/_facts/tours.json:13:15  warning  unlikely-date
      13 |         "on": "2027-11-23",
         |               ^^^^^^^^^^^^ Nobody can have checked this yet: 2027-11-23 has not come.
      hint: Write the day that it was.

    0 errors, 1 warning."
  `);
});
