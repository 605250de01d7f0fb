import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';

const teachers = (name: object) =>
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
  it('is reported where it refers to a part that does not exist, and its entries are not', () => {
    expect(teachers({ $ref: '../../schema/parts/txt.schema.json' }).report()).toMatchInlineSnapshot(`
      "pages-json/_collections/teachers.schema.json:9:15  error  invalid-schema
        9 |       "$ref": "../../schema/parts/txt.schema.json"
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ There is no part “txt”.
        hint: Did you mean “text”?

      1 error, 0 warnings."
    `);
  });

  it('is reported where a pattern is not a regular expression', () => {
    expect(teachers({ type: 'string', pattern: '^[A-Z' }).diagnostics).toMatchObject([
      { code: 'invalid-schema', location: { pointer: '/properties/name/pattern' } },
    ]);
  });

  it('is reported where a pattern could take ever longer, and no entry is matched against it', () => {
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

  it('is checked like every document', () => {
    expect(teachers({ typ: 'string' }).diagnostics).toMatchObject([
      { code: 'unknown-property', location: { pointer: '/properties/name/typ' } },
    ]);
    expect(teachers({ type: 'text' }).diagnostics).toMatchObject([
      { code: 'unknown-value', location: { pointer: '/properties/name/type' } },
    ]);
  });
});
