import { describe, expect, it } from 'vitest';
import type { Schema, Schemas } from '../document/source';
import { describeBlock } from './describe-properties';

const file = 'schema/blocks/quote.schema.json';

const schemasWith = (properties: Readonly<Record<string, Schema>>): Schemas => ({
  [file]: { title: 'Quote', type: 'object', properties },
  'schema/parts/rich-text.schema.json': { title: 'RichText', type: 'string' },
  'schema/parts/page-list.schema.json': {
    title: 'PageList',
    type: 'object',
    properties: { size: { type: 'integer' } },
  },
});

describe('the type of a property', () => {
  it('is described in words, not by the name of the part in the code', () => {
    const [own] = describeBlock(
      schemasWith({
        lead: { $ref: '../parts/rich-text.schema.json' },
        all: { type: 'array', items: { $ref: '../parts/rich-text.schema.json' } },
        size: { type: 'integer' },
      }),
      file,
    );
    expect(own?.rows.map(({ type }) => type)).toEqual(['rich text', 'list of rich text', 'whole number']);
  });

  it('links to the properties of its part', () => {
    const [own, part] = describeBlock(
      schemasWith({ pages: { $ref: '../parts/page-list.schema.json' } }),
      file,
    );
    expect(own?.rows[0]).toMatchObject({ type: 'page list', part: 'page-list' });
    expect(part).toMatchObject({ id: 'page-list', name: 'Page list', rows: [{ name: 'size' }] });
  });
});
