import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const text = { $ref: '../../schema/parts/text.schema.json' };
const image = { $ref: '../../schema/parts/image-source.schema.json' };

const teachers = { entries: [{ id: 'ana', name: 'Ana', logo: 'world.svg' }] };

/** A site with a block of logos, which needs a name and a logo, of a collection with these fields. */
const siteWithCollection = (properties: object, required: readonly string[], entries: object = teachers) =>
  site({
    'about.json': page({ type: 'logos', heading: 'Teachers', collection: 'teachers', visible: 5 }),
    '_collections/teachers.schema.json': {
      title: 'Teacher',
      description: 'A teacher.',
      required,
      properties,
    },
    '_collections/teachers.json': entries,
  });

const messagesOf = (properties: object, required: readonly string[]) =>
  siteWithCollection(properties, required).diagnostics.flatMap(({ code, message }) =>
    code === 'missing-field' ? message : [],
  );

describe('a block that shows a collection', () => {
  it('is reported at the name of the collection if that lacks a field', () => {
    const withoutLogo = { entries: [{ id: 'ana', name: 'Ana' }] };
    expect(siteWithCollection({ name: text }, ['name'], withoutLogo).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:10:21  error  missing-field
        10 |       "collection": "teachers",
           |                     ^^^^^^^^^^ “teachers” has no “logo”, which is needed here.
        hint: Require “logo: parts/image-source.schema.json” in _collections/teachers.schema.json, or show another collection.

      1 error, 0 warnings."
    `);
  });

  it('is reported once for all missing fields', () => {
    expect(messagesOf({ city: text }, [])).toEqual([
      '“teachers” has no “name” and “logo”, which is needed here.',
    ]);
  });

  it('is reported if a field is optional or has another type', () => {
    expect(messagesOf({ name: text, logo: image }, ['name'])).toEqual([
      'Entries of “teachers” may lack “logo”, which is needed here.',
    ]);
    expect(messagesOf({ name: text, logo: text }, ['name', 'logo'])).toEqual([
      'In “teachers”, “logo” is not what is needed here.',
    ]);
  });

  it('may show any collection with these fields, whatever the patterns of their texts', () => {
    const name = { type: 'string', pattern: '^A' };
    expect(siteWithCollection({ name, logo: image }, ['name', 'logo']).diagnostics).toEqual([]);
  });
});
