import { describe, expect, it } from 'vitest';
import type { Schema, Schemas } from '../document/source';
import { emitCompiledTypes, emitDocumentTypes } from './types';

const object = (title: string, properties: Schema['properties'] = {}): Schema & object =>
  ({
    title,
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  }) as Schema;

const block = (title: string, type: string, properties: Schema['properties']) =>
  object(title, { type: { const: type }, ...properties });

/** A schema with two blocks. */
const schemas: Schemas = {
  'schema/page.schema.json': object('Page', {
    blocks: { type: 'array', items: { $ref: 'block.schema.json' } },
  }),
  'schema/site.schema.json': object('Site'),
  'schema/form.schema.json': object('Form'),
  'schema/block.schema.json': {
    title: 'Block',
    type: 'object',
    discriminator: { propertyName: 'type' },
    oneOf: [{ $ref: 'blocks/quote.schema.json' }, { $ref: 'blocks/ask.schema.json' }],
  },
  'schema/blocks/quote.schema.json': block('Quote', 'quote', {
    text: { $ref: '../parts/rich-text.schema.json' },
    source: { $ref: '../parts/text.schema.json' },
    picture: { $ref: '../parts/image.schema.json' },
  }),
  'schema/blocks/ask.schema.json': block('Ask', 'ask', {
    form: { $ref: '../parts/form-name.schema.json' },
    to: { $ref: '../parts/target.schema.json' },
  }),
  'schema/parts/rich-text.schema.json': { title: 'RichText', type: 'string' },
  'schema/parts/text.schema.json': { title: 'Text', type: 'string' },
  'schema/parts/image.schema.json': object('Image', { src: { type: 'string' } }),
  'schema/parts/form-name.schema.json': { title: 'FormName', type: 'string' },
  'schema/parts/target.schema.json': { title: 'Target', type: 'string' },
};

/** One declaration of the text, without comments. */
function declarationOf(name: string, text: string): string {
  const bare = text.replace(/\/\*[\s\S]*?\*\/\n?/g, '');
  return new RegExp(`^export (?:type|interface) ${name} [^{]*?(?:\\{[^}]*\\}|$)`, 'm').exec(bare)?.[0] ?? '';
}

describe('the types of documents', () => {
  it('describe what authors write', async () => {
    const text = await emitDocumentTypes(schemas);
    expect(declarationOf('Quote', text)).toMatchInlineSnapshot(`
      "export interface Quote {
      type: "quote"
      text: RichText
      source: Text
      picture: Image
      }"
    `);
    expect(declarationOf('RichText', text)).toBe('export type RichText = string');
    expect(text).not.toContain('import ');
  });
});

describe('the types of the compiler’s output', () => {
  it('distinguish blocks by their type', async () => {
    const text = await emitCompiledTypes(schemas);
    expect(declarationOf('Block', text)).toBe('export type Block = (Quote | Ask)');
    expect(declarationOf('Ask', text)).toMatchInlineSnapshot(`
      "export interface Ask {
      type: "ask"
      form: ResolvedForm & FormVersion
      to: Target
      }"
    `);
  });

  it('have the resolved value in place of a reference', async () => {
    const text = await emitCompiledTypes(schemas);
    expect(declarationOf('Quote', text)).toMatchInlineSnapshot(`
      "export interface Quote {
      type: "quote"
      text: RichText
      source: string
      picture: Image
      }"
    `);
    for (const name of ['RichText', 'Image', 'FormName', 'Target'])
      expect(declarationOf(name, text)).toBe('');
    expect(text).toContain("import type { FormVersion, Image, RichText, Target } from '../resolved';");
  });

  it('say that they must not be edited', async () => {
    expect(await emitCompiledTypes(schemas)).toMatch(/^\/\* Written by `npm run generate`/);
  });
});
