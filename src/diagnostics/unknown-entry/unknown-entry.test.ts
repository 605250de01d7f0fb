import { expect, it } from 'vitest';
import { page, schemas, site } from '../../../tests/compiler/site';

it('an entry that its collection does not have is reported with the nearest one', () => {
  const documents = {
    '_collections/offices.json': schemas['schema/offices.schema.json']?.examples?.[0] as object,
    'contact.json': page({ type: 'offices', heading: 'Offices', offices: ['inda'], display: 'tabs' }),
  };
  const size = { width: 12, height: 9 };
  const shelf = { flags: ['in', 'au'], images: { 'office-india.svg': size, 'office-australia.svg': size } };
  expect(site(documents, shelf).report()).toMatchInlineSnapshot(`
    "pages-json/contact.json:11:9  error  unknown-entry
      11 |         "inda"
         |         ^^^^^^ No office has the id “inda”.
      hint: Did you mean “india”?

    1 error, 0 warnings."
  `);
});
