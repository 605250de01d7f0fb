import { expect, it } from 'vitest';
import { site, siteDocument } from '../../../tests/compiler/site';
import { applyChanges } from '../../gallery/expand-example';
import example from './example.json';

it('a sample figure is reported by --release', () => {
  // Without the usual _site.json, whose placeholders would be reported as well. A site without one shows all figures.
  const documents = { ...example.wrong, '_site.json': undefined };
  expect(site(documents).releaseReport()).toMatchInlineSnapshot(`
    "pages-json/_facts/prices.json:16:17  warning  unconfirmed-figure
      16 |       "status": "sample"
         |                 ^^^^^^^^ “prices.day” is a sample.
      hint: Look it up, and write down what you found: npm run facts -- confirm prices.day --source WHERE --outcome same, or with --outcome changed --value 14.15

    0 errors, 1 warning."
  `);
});

it('a figure that the site does not show is not reported', () => {
  const doubtful = applyChanges(example.wrong, example.also[0] ?? {});
  const showsOnlySamples = { ...siteDocument, figures: { show: ['sample'] } };
  expect(site({ ...doubtful, '_site.json': showsOnlySamples }).releaseReport()).not.toContain(
    'unconfirmed-figure',
  );
});
