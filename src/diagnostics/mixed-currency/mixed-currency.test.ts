import { expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import { mixedCurrencies } from '../../rules/mixed-currencies';

it('names both currencies, at the block that stands alone with its own', () => {
  const table = (currency: string) => ({
    type: 'cost-table',
    of: 'city',
    heading: 'Costs',
    currency,
    rows: [{ city: 'Cork', cost: 900 }],
  });
  const ireland = pageWith({ kind: 'destination' }, table('EUR'), table('GBP'), table('EUR'));
  expect(site({ 'ireland.json': ireland }, {}, mixedCurrencies).report()).toMatchInlineSnapshot(`
    "pages-json/ireland.json:23:19  warning  mixed-currency
      23 |       "currency": "GBP",
         |                   ^^^^^ The sums of this block are in GBP, those of the page in EUR.
      hint: One country, one currency. A sum that is meant to have another one names it itself.

    0 errors, 1 warning."
  `);
});
