import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';

it('a collection without a schema is one error, even if its entries are invalid', () => {
  const documents = { '_collections/teachers.json': { entries: [{ id: 'ana' }, { name: 1 }] } };
  expect(site(documents).report()).toMatchInlineSnapshot(`
    "pages-json/_collections/teachers.json:1:1  error  missing-schema
      1 | {
        | ^ The collection “teachers” has no schema.
      hint: Create _collections/teachers.schema.json, which says what an entry holds.

    1 error, 0 warnings."
  `);
});
