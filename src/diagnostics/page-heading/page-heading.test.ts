import { describe, expect, it } from 'vitest';
import { page, saying, site } from '../../../tests/compiler/site';
import { pageHeadings } from '../../rules/page-headings';

const banner = { type: 'banner', title: 'Fees' };

describe('the main heading of a page', () => {
  it('is reported at the blocks if it is missing', () => {
    expect(site({ 'about.json': page(saying('Fees.')) }, {}, pageHeadings).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:3  warning  page-heading
        6 |   "blocks": [
          |   ^^^^^^^^ This page has no main heading.
        hint: Begin the page with a block of type “banner”, “hero” or “hero-carousel”.

      0 errors, 1 warning."
    `);
  });

  it('is reported if there is a second one', () => {
    expect(site({ 'about.json': page(banner, banner) }, {}, pageHeadings).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:12:15  warning  page-heading
        12 |       "type": "banner",
           |               ^^^^^^^^ This block adds a second main heading to the page.
        hint: Use another type of block here: the main heading is on line 8.

      0 errors, 1 warning."
    `);
  });
});
