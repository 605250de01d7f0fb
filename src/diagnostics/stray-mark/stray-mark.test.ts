import { expect, it } from 'vitest';
import { page, saying, site } from '../../../tests/compiler/site';
import { strayMarks } from '../../rules/stray-marks';

it('markup that has no effect is reported with how to write it', () => {
  const about = page(saying('Up to **20 hours a week.', 'See [Iceland] (/).'));
  expect(site({ 'about.json': about }, {}, strayMarks).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:10:16  warning  stray-mark
      10 |         "Up to **20 hours a week.",
         |                ^^ “**” will appear on the page as typed.
      hint: For bold, put ** on both sides of the words, with no space inside: **20 hours**.

    pages-json/about.json:11:22  warning  stray-mark
      11 |         "See [Iceland] (/)."
         |                      ^^^ “] (” will appear on the page as typed.
      hint: Delete the space between the text and the address of the link: [Prices](/prices).

    0 errors, 2 warnings."
  `);
});

it('markup in headings and other short texts is reported', () => {
  const about = page({ type: 'banner', title: '**Malaysia** at a Glance' });
  expect(site({ 'about.json': about }, {}, strayMarks).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:9:17  warning  stray-mark
      9 |       "title": "**Malaysia** at a Glance"
        |                 ^^ “**” will appear on the page as typed.
      hint: Short texts such as headings cannot have markup or links. Write the words alone.

    0 errors, 1 warning."
  `);
});
