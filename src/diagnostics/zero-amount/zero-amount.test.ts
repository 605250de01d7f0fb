import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { zeroAmounts } from '../../rules/zero-amounts';

it('is shown at the amount', () => {
  const table = {
    type: 'cost-table',
    of: 'city',
    heading: 'Costs',
    currency: 'SGD',
    rows: [{ city: 'Bedok', cost: 0 }],
  };
  expect(site({ 'singapore.json': page(table) }, {}, zeroAmounts).report()).toMatchInlineSnapshot(`
    "pages-json/singapore.json:15:19  warning  zero-amount
      15 |           "cost": 0
         |                   ^ This amount is 0.
      hint: Write the real amount. If it is free, delete the row or say so in a text.

    0 errors, 1 warning."
  `);
});
