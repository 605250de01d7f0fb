import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import { missingRates } from '../../rules/missing-rates';
import example from './example.json';

it('is said where the rate is missing', () => {
  expect(exampleSite(example, 'wrong', missingRates).report()).toMatchInlineSnapshot(`
    "pages-json/_rates.json:10:3  warning  missing-rate
      10 |   "rates": [
         |   ^^^^^^^ No rate of JPY is here, and /kyoto has sums in it.
      hint: Add { "currency": "JPY", "rate": … } from the source of the others. Until then these sums are shown in one currency.

    0 errors, 1 warning."
  `);
});
