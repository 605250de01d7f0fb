import { expect, it } from 'vitest';
import { site, siteDocument } from '../../../tests/compiler/site';
import { exampleSite } from '../../../tests/example-site';
import example from './example.json';

it('a figure that is a sample is reported before a release', () => {
  expect(exampleSite(example, 'wrong').releaseReport()).toMatchInlineSnapshot(`
    "pages-json/_site.json:4:19  warning  placeholder
      4 |   "url": "https://www.example.com",
        |                   ^^^^^^^^^^^^^^^ “www.example.com” is a placeholder.
      hint: Write the real address: this one is reserved for examples.

    pages-json/_site.json:37:26  warning  placeholder
      37 |           "to": "https://instagram.example.com/"
         |                          ^^^^^^^^^^^^^^^^^^^^^ “instagram.example.com” is a placeholder.
      hint: Write the real address: this one is reserved for examples.

    pages-json/_facts/prices.json:16:17  warning  unconfirmed-figure
      16 |       "status": "sample"
         |                 ^^^^^^^^ “prices.day” is a sample.
      hint: Look it up, and write down what you found: npm run facts -- confirm prices.day --source WHERE --outcome same|changed

    0 errors, 3 warnings."
  `);
});

it('a figure that no page shows is not', () => {
  const register = example.also[0];
  const hides = { ...siteDocument, figures: { show: ['sample'] } };
  expect(site({ ...register, '_site.json': hides }).releaseReport()).not.toContain('unconfirmed-figure');
});
