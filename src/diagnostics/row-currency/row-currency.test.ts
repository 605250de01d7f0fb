import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { rowCurrencies } from '../../rules/row-currencies';

it('names both currencies', () => {
  const table = {
    type: 'cost-table',
    of: 'city',
    heading: 'Costs',
    currency: 'SGD',
    rows: [
      { city: 'Bedok', cost: 900 },
      { city: 'Jurong', cost: 800 },
      { city: 'Yishun', cost: { from: 700, currency: 'INR' } },
    ],
  };
  expect(site({ 'singapore.json': page(table) }, {}, rowCurrencies).report()).toMatchInlineSnapshot(`
    "pages-json/singapore.json:25:25  warning  row-currency
      25 |             "currency": "INR"
         |                         ^^^^^ This sum is in INR; all other sums in the table are in SGD.
      hint: Write the sum in SGD and delete "currency".

    0 errors, 1 warning."
  `);
});
