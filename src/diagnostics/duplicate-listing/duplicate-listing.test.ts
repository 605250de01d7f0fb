import { expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import { duplicateListings } from '../../rules/duplicate-listings';

it('names the other document', () => {
  const listing = { name: 'Ireland', summary: 'Small classes.', order: 10 };
  const ireland = pageWith({ kind: 'destination', listing });
  expect(
    site({ 'ireland.json': ireland, 'study.json': ireland }, {}, duplicateListings).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/study.json:7:13  warning  duplicate-listing
      7 |     "name": "Ireland",
        |             ^^^^^^^^^ “Ireland” is also the name of pages-json/ireland.json in menus.
      hint: Give each page a name of its own: visitors cannot tell them apart.

    0 errors, 1 warning."
  `);
});
