import { expect, it } from 'vitest';
import { linkTo, page, site, siteDocument } from '../../../tests/compiler/site';
import { absoluteLinks } from '../../rules/absolute-links';

it('names the path to write', () => {
  const url = 'https://aspire.test';
  const about = page(linkTo('https://aspire.test/fees'));
  expect(
    site({ 'about.json': about, '_site.json': { ...siteDocument, url } }, {}, absoluteLinks).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/about.json:12:15  warning  absolute-link
      12 |         "to": "https://aspire.test/fees"
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^^ This link uses the full address of this site.
      hint: Write /fees. Then the check knows whether the page exists, and a visitor gets there faster.

    0 errors, 1 warning."
  `);
});
