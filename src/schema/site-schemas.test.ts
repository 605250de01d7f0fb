import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page, schemas, site, sourcesOf, wordsDocument } from '../../tests/compiler/site';
import { emitSiteTypes } from '../emit/types';
import { partViews } from '../references/resolve-references';
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
const { '_blocks/lessons/lessons.schema.json': schema, ...otherFiles } = lessons;
const lessonsWithWords = {
  ...otherFiles,
  '_blocks/lessons/lessons.schema.json': { ...schema, words: { free }, says: { figures: true } },
};
const wordsOfLessons = (words: object) => ({
  ...wordsDocument,
  blocks: { ...wordsDocument.blocks, lessons: words },
});

describe('a block of the site’s own', () => {
  const documentsWithWords = { ...lessonsWithWords, '_words.json': wordsOfLessons({ free: 'Nothing' }) };

  it('is valid in the documents of the site', () => {
    const documents = {
      ...documentsWithWords,
      'about.json': page(banner, { type: 'lessons', heading: 'Mondays' }),
    };
    expect(site(documents).diagnostics).toEqual([]);
  });

  it('is validated like any other', () => {
    const documents = {
      ...documentsWithWords,
      'about.json': page(banner, { type: 'lessons', headng: 'Mondays' }),
    };
    expect(site(documents).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['unknown-property', 'Did you mean “heading”?'],
    ]);
  });

  it('has no other properties, even if its schema does not forbid them', () => {
    const { additionalProperties: _closed, ...open } = schema;
    const documents = {
      ...otherFiles,
      '_blocks/lessons/lessons.schema.json': open,
      'about.json': page(banner, { type: 'lessons', heading: 'Mondays', teachers: 2 }),
    };
    expect(site(documents).diagnostics.map(({ code }) => code)).toEqual(['unknown-property']);
  });

  it('is unknown to a site that does not have it', () => {
    const documents = { 'about.json': page(banner, { type: 'lessons', heading: 'Mondays' }) };
    expect(site(documents).diagnostics.map(({ code }) => code)).toEqual(['unknown-block-type']);
  });

  it('has types for whatever parts of the engine it refers to', async () => {
    const refs = Object.keys(partViews).map((part) => [
      part.replaceAll('-', ''),
      { $ref: `../../../schema/parts/${part}.schema.json` },
    ]);
    const properties = { ...schema.properties, ...Object.fromEntries(refs) };
    const { documents } = sourcesOf({
      ...otherFiles,
      '_blocks/lessons/lessons.schema.json': { ...schema, properties },
    });
    const types = await emitSiteTypes(withSiteSchemas(schemas, documents));
    const [, imported = ''] = /import type \{ (.*) \} from 'prospectus\/resolved'/.exec(types) ?? [];
    const declared = new Set(
      [types, readFileSync('src/resolved.ts', 'utf8')].flatMap((text) =>
        [...text.matchAll(/^export (?:interface|type) (?:\{ )?(\w+)/gm)].map(([, name]) => name),
      ),
    );
    const used = Object.values(partViews).flatMap(({ type }) => type.match(/\b[A-Z]\w*/g) ?? []);
    for (const name of [...imported.split(', '), ...used]) expect(declared).toContain(name);
  });
});

it.each(['../parts', '../../../schema/parts', '../../../node_modules/prospectus/schema/parts'])(
  'a reference to a part of the engine is recognized in %s',
  (folder) => {
    expect(referencedPart(`${folder}/text.schema.json`)).toBe('text');
    expect(referencedPart(`../${folder}/text.schema.json`)).toBe('text');
  },
);

describe('the words of a block of the site’s own', () => {
  const siteShowingLessons = {
    ...lessonsWithWords,
    'about.json': page(banner, { type: 'lessons', heading: 'Mondays' }),
  };

  it('are required if a document has the block', () => {
    const { diagnostics } = site(siteShowingLessons);
    expect(diagnostics.map(({ code, message, hint }) => [code, message, hint])).toEqual([
      [
        'missing-word',
        'The word “free” is missing. The block “lessons” needs it.',
        'Add it to "blocks" → "lessons": "free": "No lessons"',
      ],
    ]);
    expect(site(lessonsWithWords).diagnostics).toEqual([]);
  });

  it('are passed to it together with the groups that it shares', () => {
    const { words } = site({
      ...siteShowingLessons,
      '_words.json': wordsOfLessons({ free: 'Nothing' }),
    }).compiled().shell;
    expect(words.blocks).toMatchObject({ lessons: { ...wordsDocument.figures, free: 'Nothing' } });
  });

  it('are validated like those of the engine', () => {
    const { diagnostics } = site({
      ...siteShowingLessons,
      '_words.json': wordsOfLessons({ free: 'Nothing', fre: 'None' }),
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-property']);
  });

  it('have a TypeScript type for the code of the block', async () => {
    const { documents } = sourcesOf(lessonsWithWords);
    const types = await emitSiteTypes(withSiteSchemas(schemas, documents));
    expect(types).toMatch(/export interface LessonsWords \{[^}]*\bfree\?: string/);
  });

  it('may only refer to parts of the engine', () => {
    const unknownPart = { ...free, $ref: '../../../schema/parts/txt.schema.json' };
    const documents = {
      ...otherFiles,
      '_blocks/lessons/lessons.schema.json': { ...schema, words: { free: unknownPart } },
    };
    expect(site(documents).diagnostics.map(({ code }) => code)).toEqual(['invalid-schema']);
  });
});

describe('the schemas of a site', () => {
  it('are those of the engine if the site has none', () => {
    expect(withSiteSchemas(schemas, sourcesOf({}).documents)).toBe(schemas);
  });

  it('are the same object for the same texts, from which engineSchemas gets those of the engine', () => {
    const { documents } = sourcesOf(lessons);
    const combined = withSiteSchemas(schemas, documents);
    expect(withSiteSchemas(schemas, [...documents])).toBe(combined);
    expect(withSiteSchemas(combined, documents)).toBe(combined);
    expect(engineSchemas(combined)).toBe(schemas);
  });

  it('include a block without words', () => {
    const { 'schema/block.schema.json': union, ...otherSchemas } = withSiteSchemas(
      schemas,
      sourcesOf(lessons).documents,
    );
    expect(union?.oneOf).toContainEqual({ $ref: 'blocks/lessons.schema.json' });
    expect(otherSchemas).toHaveProperty(['schema/blocks/lessons.schema.json', 'title'], 'Lessons');
    expect(otherSchemas).not.toHaveProperty(['schema/words/lessons.schema.json']);
  });

  it('only add to those of the engine, unless there is a block', () => {
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
