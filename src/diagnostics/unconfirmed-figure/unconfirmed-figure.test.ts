import { expect, it } from 'vitest';
import { site, siteDocument } from '../../../tests/compiler/site';
import { exampleSite } from '../../../tests/example-site';
import { applyChanges } from '../../gallery/expand-example';
import example from './example.json';

it('a sample figure is reported by --release', () => {
  const beside = { '_site.json': undefined };
  expect(exampleSite({ ...example, beside }, 'wrong').releaseReport()).toMatchInlineSnapshot(`
    "pages-json/_facts/prices.json:16:17  warning  unconfirmed-figure
      16 |       "status": "sample"
         |                 ^^^^^^^^ “prices.day” is a sample.
      hint: Look it up, and write down what you found: npm run facts -- confirm prices.day --source WHERE --outcome same, or with --outcome changed --value 14.15

    0 errors, 1 warning."
  `);
});

it('a figure that the site does not show is not reported', () => {
  const register = applyChanges(example.wrong, example.also[0] ?? {});
  const hides = { ...siteDocument, figures: { show: ['sample'] } };
  expect(site({ ...register, '_site.json': hides }).releaseReport()).not.toContain('unconfirmed-figure');
});
