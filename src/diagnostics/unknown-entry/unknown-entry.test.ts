import { expect, it } from 'vitest';
import { page, schemas, site } from '../../../tests/compiler/site';
import { exampleCollections } from '../../gallery/example-collections';

it('an entry that its collection does not have is reported with the nearest one', () => {
  const documents = {
    ...exampleCollections(schemas),
    'contact.json': page({
      type: 'offices',
      heading: 'Offices',
      collection: 'offices',
      entries: ['inda'],
      display: 'tabs',
    }),
  };
  const size = { width: 12, height: 9 };
  const names = ['office-india.svg', 'office-australia.svg', 'logos/partner-01.svg'];
  const images = Object.fromEntries(names.map((name) => [name, size]));
  const shelf = { flags: ['in', 'au'], images };
  expect(site(documents, shelf).report()).toMatchInlineSnapshot(`
    "pages-json/contact.json:12:9  error  unknown-entry
      12 |         "inda"
         |         ^^^^^^ No entry of “offices” has the id “inda”.
      hint: Did you mean “india”?

    1 error, 0 warnings."
  `);
});
