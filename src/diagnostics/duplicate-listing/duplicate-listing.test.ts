import { expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import { duplicateListings } from '../../rules/duplicate-listings';

it('names the other document', () => {
  const listing = { name: 'Iceland', summary: 'Small classes.', order: 10 };
  const iceland = pageWith({ kind: 'country', listing });
  expect(
    site({ 'iceland.json': iceland, 'tours.json': iceland }, {}, duplicateListings).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/tours.json:7:13  warning  duplicate-listing
      7 |     "name": "Iceland",
        |             ^^^^^^^^^ “Iceland” is also the name of pages-json/iceland.json in menus.
      hint: Give each page a name of its own: visitors cannot tell them apart.

    0 errors, 1 warning."
  `);
});
