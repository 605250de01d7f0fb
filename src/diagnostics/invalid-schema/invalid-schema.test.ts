import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';

/** A site with a collection whose schema has this property `name`, and whose entry is invalid: `nome` is unknown. */
const siteWithName = (name: object) =>
  site({
    '_collections/teachers.json': { entries: [{ id: 'ana', nome: 'Ana' }] },
    '_collections/teachers.schema.json': {
      title: 'Teacher',
      description: 'A teacher.',
      required: ['name'],
      properties: { name },
    },
  });

describe('the schema of a collection', () => {
  it('is an error if it refers to an unknown part; entries are not checked then', () => {
    expect(siteWithName({ $ref: '../../schema/parts/txt.schema.json' }).report()).toMatchInlineSnapshot(`
      "pages-json/_collections/teachers.schema.json:9:15  error  invalid-schema
        9 |       "$ref": "../../schema/parts/txt.schema.json"
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ There is no part “txt”.
        hint: Did you mean “text”?

      1 error, 0 warnings."
    `);
  });

  it('is an error if a pattern is not a regular expression', () => {
    expect(siteWithName({ type: 'string', pattern: '^[A-Z' }).diagnostics).toMatchObject([
      { code: 'invalid-schema', location: { pointer: '/properties/name/pattern' } },
    ]);
  });

  it('is an error if a pattern may be slow; no entry is matched against it', () => {
    const name = { type: 'string', pattern: String.raw`^(\w+\s?)+$` };
    const { diagnostics } = site({
      '_collections/teachers.json': { entries: [{ id: 'ana', name: `${'a'.repeat(60)}!` }] },
      '_collections/teachers.schema.json': {
        title: 'Teacher',
        description: 'A teacher.',
        required: ['name'],
        properties: { name },
      },
    });
    expect(diagnostics).toMatchObject([
      { code: 'invalid-schema', location: { pointer: '/properties/name/pattern' } },
    ]);
  });

  it('is validated like every document', () => {
    expect(siteWithName({ typ: 'string' }).diagnostics).toMatchObject([
      { code: 'unknown-property', location: { pointer: '/properties/name/typ' } },
    ]);
    expect(siteWithName({ type: 'text' }).diagnostics).toMatchObject([
      { code: 'unknown-value', location: { pointer: '/properties/name/type' } },
    ]);
  });
});
