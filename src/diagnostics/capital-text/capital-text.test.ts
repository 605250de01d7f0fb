import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { capitalTexts } from '../../rules/capital-texts';

it('is shown at the text', () => {
  const banner = { type: 'banner', title: 'TOURS OF ICELAND' };
  expect(site({ 'about.json': page(banner) }, {}, capitalTexts).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:9:16  warning  capital-text
      9 |       "title": "TOURS OF ICELAND"
        |                ^^^^^^^^^^^^^^^^^^ This text is in capitals.
      hint: Use capitals as in a sentence. The design sets capitals where they belong, and some screen readers read them letter by letter.

    0 errors, 1 warning."
  `);
});
