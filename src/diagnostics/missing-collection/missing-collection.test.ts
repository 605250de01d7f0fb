import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const pageWithLogos = (collection: string) =>
  page({ type: 'logos', heading: 'Partners', collection, visible: 5 });

it('a collection that does not exist is reported where it is named', () => {
  expect(site({ 'contact.json': pageWithLogos('partners') }).report()).toMatchInlineSnapshot(`
    "pages-json/contact.json:10:21  error  missing-collection
      10 |       "collection": "partners",
         |                     ^^^^^^^^^^ The collection “partners” does not exist.
      hint: Create _collections/partners.json with its entries, and partners.schema.json beside it.

    1 error, 0 warnings."
  `);
});

it('a collection of a similar name is suggested', () => {
  const partners = {
    '_collections/partners.json': { entries: [{ id: 'trinity', name: 'Trinity', logo: 'world.svg' }] },
    '_collections/partners.schema.json': {
      title: 'Partner',
      description: 'A partner.',
      required: ['name', 'logo'],
      properties: {
        name: { $ref: '../../schema/parts/text.schema.json' },
        logo: { $ref: '../../schema/parts/image-source.schema.json' },
      },
    },
  };
  const [diagnostic] = site({ ...partners, 'contact.json': pageWithLogos('patners') }).diagnostics;
  expect(diagnostic?.hint).toBe('Did you mean “partners”?');
});
