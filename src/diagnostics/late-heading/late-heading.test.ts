import { expect, it } from 'vitest';
import { page, saying, site } from '../../../tests/compiler/site';
import { lateHeadings } from '../../rules/late-headings';

it('is shown at the block', () => {
  const about = page(saying('Words.'), { type: 'banner', title: 'About us' });
  expect(site({ 'about.json': about }, {}, lateHeadings).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:14:15  warning  late-heading
      14 |       "type": "banner",
         |               ^^^^^^^^ The heading of the page is not at its top.
      hint: Move this “banner” to the beginning of "blocks".

    0 errors, 1 warning."
  `);
});
