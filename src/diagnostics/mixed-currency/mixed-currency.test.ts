import { expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import { mixedCurrencies } from '../../rules/mixed-currencies';

it('names both currencies, at the only block with a different one', () => {
  const table = (currency: string) => ({
    type: 'cost-table',
    of: 'city',
    heading: 'Costs',
    currency,
    rows: [{ city: 'Hofn', cost: 900 }],
  });
  const iceland = pageWith({ kind: 'country' }, table('EUR'), table('GBP'), table('EUR'));
  expect(site({ 'iceland.json': iceland }, {}, mixedCurrencies).report()).toMatchInlineSnapshot(`
    "pages-json/iceland.json:23:19  warning  mixed-currency
      23 |       "currency": "GBP",
         |                   ^^^^^ This block is in GBP, but the page is in EUR.
      hint: Use one currency on the page. If a single amount is in another one, say so there: { "from": 500, "currency": "USD" }.

    0 errors, 1 warning."
  `);
});
