import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { dottedSums } from '../../rules/dotted-sums';

it('is reported at the number, with the way to write it', () => {
  const value = { from: 28111, currency: 'MYR' };
  const block = { type: 'facts', heading: 'Figures', items: [{ title: 'Tuition', value }] };
  const about = JSON.stringify(page(block)('about.json'), null, 2).replace('28111', '28.000');
  expect(site({ 'about.json': about }, {}, dottedSums).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:14:21  warning  dotted-sum
      14 |             "from": 28.000,
         |                     ^^^^^^ 28.000 will be read as 28.
      hint: Write 28000 for thousands: the dot is a decimal point. If you mean one, write 28.0000.

    0 errors, 1 warning."
  `);
});
