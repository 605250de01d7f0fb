import { expect, it } from 'vitest';
import { page, saying, site } from '../../../tests/compiler/site';
import { strayMarks } from '../../rules/stray-marks';

it('stands where the sign does, with how it is written here', () => {
  const about = page(saying('Up to **20 hours a week.', 'See [Ireland] (/).'));
  expect(site({ 'about.json': about }, {}, strayMarks).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:10:16  warning  stray-mark
      10 |         "Up to **20 hours a week.",
         |                ^^ “**” is shown as it is typed.
      hint: Two stars begin strong words and two end them, with no space inside: **20 hours**.

    pages-json/about.json:11:22  warning  stray-mark
      11 |         "See [Ireland] (/)."
         |                      ^^^ “] (” is shown as it is typed.
      hint: A link has no space between its words and its address: [Ireland](/study-ireland).

    0 errors, 2 warnings."
  `);
});

it('takes no mark where a heading or another short text stands', () => {
  const about = page({ type: 'banner', title: '**Malaysia** at a Glance' });
  expect(site({ 'about.json': about }, {}, strayMarks).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:9:17  warning  stray-mark
      9 |       "title": "**Malaysia** at a Glance"
        |                 ^^ “**” is shown as it is typed.
      hint: A heading or another short text takes no marks and no links: write the words alone.

    0 errors, 1 warning."
  `);
});
