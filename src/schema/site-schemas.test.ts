import { describe, expect, it } from 'vitest';
import { page, schemas, site, sourcesOf } from '../../tests/compiler/site';
import { engineSchemas, withSiteSchemas } from './site-schemas';

const lessons = {
  '_blocks/lessons/lessons.schema.json': {
    title: 'Lessons',
    description: 'When lessons are.',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'heading'],
    properties: {
      type: { const: 'lessons' },
      heading: { $ref: '../../../schema/parts/text.schema.json' },
    },
  },
  '_blocks/lessons/lessons.block.ts': '',
};

const banner = { type: 'banner', title: 'A page' };

describe('a block of the site', () => {
  it('joins those of the engine', () => {
    const documents = { ...lessons, 'about.json': page(banner, { type: 'lessons', heading: 'Mondays' }) };
    expect(site(documents).diagnostics).toEqual([]);
  });

  it('is checked like any other', () => {
    const documents = { ...lessons, 'about.json': page(banner, { type: 'lessons', headng: 'Mondays' }) };
    expect(site(documents).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['unknown-property', 'Did you mean “heading”?'],
    ]);
  });

  it('is unknown to a site that does not have it', () => {
    const documents = { 'about.json': page(banner, { type: 'lessons', heading: 'Mondays' }) };
    expect(site(documents).diagnostics.map(({ code }) => code)).toEqual(['unknown-block-type']);
  });
});

describe('the schemas of a site', () => {
  it('are those of the engine where the site has none', () => {
    expect(withSiteSchemas(schemas, sourcesOf({}).documents)).toBe(schemas);
  });

  it('are the same object for the same texts, and lead back to those of the engine', () => {
    const { documents } = sourcesOf(lessons);
    const own = withSiteSchemas(schemas, documents);
    expect(withSiteSchemas(schemas, [...documents])).toBe(own);
    expect(withSiteSchemas(own, documents)).toBe(own);
    expect(engineSchemas(own)).toBe(schemas);
  });
});
