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
      entries: ['lisbn'],
      display: 'tabs',
    }),
  };
  const size = { width: 12, height: 9 };
  const names = ['office-lisbon.svg', 'office-leeds.svg', 'logos/northfield.svg', 'logos/partner-01.svg'];
  const images = Object.fromEntries(names.map((name) => [name, size]));
  const shelf = { flags: ['pt', 'gb'], images };
  expect(site(documents, shelf).report()).toMatchInlineSnapshot(`
    "pages-json/contact.json:12:9  error  unknown-entry
      12 |         "lisbn"
         |         ^^^^^^^ No entry of “offices” has the id “lisbn”.
      hint: Did you mean “lisbon”?

    1 error, 0 warnings."
  `);
});
