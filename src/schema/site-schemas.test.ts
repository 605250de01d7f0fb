import { describe, expect, it } from 'vitest';
import { page, schemas, site, sourcesOf, wordsDocument } from '../../tests/compiler/site';
import { emitSiteTypes } from '../emit/types';
import { engineSchemas, onlyAddsSchemas } from './engine-schemas';
import { referencedPart, withSiteSchemas } from './site-schemas';

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

const $ref = '../../../schema/parts/text.schema.json';
const free = { $ref, description: 'On a day without lessons.', examples: ['No lessons'] };
const { '_blocks/lessons/lessons.schema.json': schema, ...others } = lessons;
const speaking = {
  ...others,
  '_blocks/lessons/lessons.schema.json': { ...schema, words: { free }, says: { figures: true } },
};
const saying = (words: object) => ({
  ...wordsDocument,
  blocks: { ...wordsDocument.blocks, lessons: words },
});

describe('a block of the site', () => {
  const spoken = { ...speaking, '_words.json': saying({ free: 'Nothing' }) };

  it('joins those of the engine', () => {
    const documents = { ...spoken, 'about.json': page(banner, { type: 'lessons', heading: 'Mondays' }) };
    expect(site(documents).diagnostics).toEqual([]);
  });

  it('is checked like any other', () => {
    const documents = { ...spoken, 'about.json': page(banner, { type: 'lessons', headng: 'Mondays' }) };
    expect(site(documents).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['unknown-property', 'Did you mean “heading”?'],
    ]);
  });

  it('is unknown to a site that does not have it', () => {
    const documents = { 'about.json': page(banner, { type: 'lessons', heading: 'Mondays' }) };
    expect(site(documents).diagnostics.map(({ code }) => code)).toEqual(['unknown-block-type']);
  });
});

it.each(['../parts', '../../../schema/parts', '../../../node_modules/prospectus/schema/parts'])(
  'a part of the engine is known by its name in %s',
  (folder) => {
    expect(referencedPart(`${folder}/text.schema.json`)).toBe('text');
    expect(referencedPart(`../${folder}/text.schema.json`)).toBe('text');
  },
);

describe('the words of a block of the site', () => {
  const shown = { ...speaking, 'about.json': page(banner, { type: 'lessons', heading: 'Mondays' }) };

  it('are asked for where a document has the block', () => {
    const { diagnostics } = site(shown);
    expect(diagnostics.map(({ code, message, hint }) => [code, message, hint])).toEqual([
      [
        'missing-word',
        'The word “free” is missing. The block “lessons” needs it.',
        'Add it to "blocks" → "lessons": "free": "No lessons"',
      ],
    ]);
    expect(site(speaking).diagnostics).toEqual([]);
  });

  it('are given to it together with those that it shares', () => {
    const { words } = site({ ...shown, '_words.json': saying({ free: 'Nothing' }) }).compiled().shell;
    expect(words.blocks).toMatchObject({ lessons: { ...wordsDocument.figures, free: 'Nothing' } });
  });

  it('are checked like those of the engine', () => {
    const { diagnostics } = site({ ...shown, '_words.json': saying({ free: 'Nothing', fre: 'None' }) });
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-property']);
  });

  it('have a type for its code', async () => {
    const { documents } = sourcesOf(speaking);
    const types = await emitSiteTypes(withSiteSchemas(schemas, documents));
    expect(types).toMatch(/export interface LessonsWords \{[^}]*\bfree\?: string/);
  });

  it('are described by the engine’s parts', () => {
    const lost = { ...free, $ref: '../../../schema/parts/txt.schema.json' };
    const invalidPointers = {
      ...others,
      '_blocks/lessons/lessons.schema.json': { ...schema, words: { free: lost } },
    };
    expect(site(invalidPointers).diagnostics.map(({ code }) => code)).toEqual(['invalid-schema']);
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

  it('have the block of a site among those of the engine, if it has no words, too', () => {
    const { 'schema/block.schema.json': union, ...own } = withSiteSchemas(
      schemas,
      sourcesOf(lessons).documents,
    );
    expect(union?.oneOf).toContainEqual({ $ref: 'blocks/lessons.schema.json' });
    expect(own).toHaveProperty(['schema/blocks/lessons.schema.json', 'title'], 'Lessons');
    expect(own).not.toHaveProperty(['schema/words/lessons.schema.json']);
  });

  it('keep those of the engine, unless a block joins them', () => {
    const rooms = {
      '_collections/rooms.schema.json': {
        title: 'Room',
        description: 'A room.',
        type: 'object',
        properties: { name: { description: 'What it is called.', type: 'string' } },
      },
    };
    const schemasWith = (documents: typeof rooms | typeof lessons) =>
      withSiteSchemas(schemas, sourcesOf(documents).documents);
    expect(schemasWith(rooms)).toHaveProperty(['schema/_collections/rooms.schema.json']);
    expect(onlyAddsSchemas(schemasWith(rooms))).toBe(true);
    expect(onlyAddsSchemas(schemasWith(lessons))).toBe(false);
  });
});
