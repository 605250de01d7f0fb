import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { miscountedLists } from '../../rules/miscounted-lists';

it('says both numbers', () => {
  expect(
    site(
      {
        'about.json': page({
          type: 'checklist',
          heading: 'Two things to bring',
          items: ['A helmet', 'A lamp', 'A map'],
        }),
      },
      {},
      miscountedLists,
    ).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/about.json:9:19  warning  miscounted-list
      9 |       "heading": "Two things to bring",
        |                   ^^^ This says “Two”, and the list has 3 entries.
      hint: Write “Three”, or add or delete entries.

    0 errors, 1 warning."
  `);
});
