import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

it('a collection without a document is reported where it is used', () => {
  const document = page({ type: 'offices', heading: 'Offices', offices: ['india'], display: 'tabs' });
  expect(site({ 'contact.json': document }).report()).toMatchInlineSnapshot(`
    "pages-json/contact.json:10:18  error  missing-collection
      10 |       "offices": [
         |                  ^ The collection “offices” does not exist.
      hint: Create _collections/offices.json with its entries.

    1 error, 0 warnings."
  `);
});
