import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { futureYears } from '../../rules/future-years';

it('is shown at the year', () => {
  const table = {
    type: 'cost-table',
    of: 'city',
    heading: 'Costs',
    currency: 'SGD',
    rows: [
      { city: 'Bedok', cost: 900 },
      { city: 'Jurong', cost: 800 },
      { city: 'Yishun', cost: 700 },
    ],
    asOf: 2099,
  };
  expect(site({ 'singapore.json': page(table) }, {}, futureYears).report()).toMatchInlineSnapshot(`
    "pages-json/singapore.json:26:15  warning  future-year
      26 |       "asOf": 2099
         |               ^^^^ The year 2099 has not begun.
      hint: Write the year that the figures are from.

    0 errors, 1 warning."
  `);
});
