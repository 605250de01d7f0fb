import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { fractionalPercents } from '../../rules/fractional-percents';

it('says what to write', () => {
  const facts = {
    type: 'facts',
    heading: 'Facts',
    items: [{ title: 'Places filled', value: { percent: 0.96 } }],
  };
  expect(site({ 'about.json': page(facts) }, {}, fractionalPercents).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:14:24  warning  fractional-percent
      14 |             "percent": 0.96
         |                        ^^^^ 0.96 is less than one percent.
      hint: Percentages run from 0 to 100: for 96 % write 96.

    0 errors, 1 warning."
  `);
});
