import { expect, it } from 'vitest';
import { pageWith, site } from '../../tests/compiler/site';
import { otherPages } from './other-pages';

const listed = (name: string, order: number, ownListing: object, ...blocks: readonly object[]) =>
  pageWith(
    { listing: { name, summary: 'Tours.', order, ...ownListing } },
    { type: 'banner', title: name },
    ...blocks,
  );
const flags = ['no', 'jp', 'se'];
const locationsFor = (norway: ReturnType<typeof listed>) =>
  site(
    { 'norway.json': norway, 'japan.json': listed('Japan', 2, { flag: 'jp' }) },
    { flags },
    otherPages,
  ).diagnostics.map(({ location: { file, pointer } }) => `${file.slice('pages-json/'.length)}${pointer}`);
const heading = (text: string) => ({ type: 'text', heading: text, paragraphs: ['As in Japan.'] });

it('reports names and flags of other pages', () => {
  expect(locationsFor(listed('Norway', 1, { flag: 'no' }, heading('What Japan costs')))).toEqual([
    'norway.json/blocks/1/heading',
  ]);
  expect(locationsFor(listed('Norway', 1, { flag: 'se' }))).toEqual(['norway.json/listing/flag']);
});

it('allows headings that also name the page itself, and any names in texts', () => {
  const blocks = [heading('Norway or Japan?'), heading('Costs')];
  expect(locationsFor(listed('Norway', 1, { flag: 'no' }, ...blocks))).toEqual([]);
});

const fact = (id: string, count: number, own: object = {}) => ({
  id,
  title: id,
  value: { count },
  measure: 'routes',
  sort: 'typical',
  status: 'given',
  ...own,
});

const locationsIn = (documents: Parameters<typeof site>[0]) =>
  site(documents, { flags }, otherPages).diagnostics.map(
    ({ location: { file, pointer } }) => `${file.slice('pages-json/'.length)}${pointer}`,
  );

const entrySchema = {
  title: 'Hut',
  description: 'One hut.',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'city', 'address'],
  properties: {
    id: { $ref: '../../schema/parts/entry-id.schema.json' },
    name: { $ref: '../../schema/parts/text.schema.json', description: 'Its name.', examples: ['Norway'] },
    city: { $ref: '../../schema/parts/text.schema.json', description: 'Its city.', examples: ['Oslo'] },
    address: {
      description: 'Its address.',
      type: 'array',
      items: { $ref: '../../schema/parts/text.schema.json' },
      examples: [['Oslo']],
    },
  },
};

it('reports the city of another entry on the page about an entry', () => {
  const hut = (name: string, city: string) => ({ id: name.toLowerCase(), name, city, address: [city] });
  const documents = {
    '_collections/huts.schema.json': entrySchema,
    '_collections/huts.json': { entries: [hut('Norway', 'Oslo'), hut('Japan', 'Nara, Kansai')] },
    'japan.json': listed('Japan', 2, { flag: 'jp' }, heading('How to reach us in Nara')),
  };
  const norway = (text: string) => listed('Norway', 1, { flag: 'no' }, heading(text));
  expect(locationsIn({ ...documents, 'norway.json': norway('How to reach us in Oslo') })).toEqual([]);
  expect(locationsIn({ ...documents, 'norway.json': norway('How to reach us in Nara') })).toEqual([
    'norway.json/blocks/1/heading',
  ]);
});

it('allows the same flag for two entries in one country', () => {
  const hut = (name: string, flag: string) => ({
    id: name.toLowerCase(),
    name,
    flag,
    city: name,
    address: ['Hut'],
  });
  const schema = {
    ...entrySchema,
    properties: {
      ...entrySchema.properties,
      flag: { $ref: '../../schema/parts/flag.schema.json', description: 'Its flag.' },
    },
  };
  const documents = (flag: string) => ({
    '_collections/huts.schema.json': schema,
    '_collections/huts.json': { entries: [hut('Japan', 'jp'), hut('Nara', flag)] },
    'japan.json': listed('Japan', 2, { flag: 'jp' }),
    'nara.json': listed('Nara', 1, { flag: 'jp' }),
  });
  expect(locationsIn(documents('jp'))).toEqual([]);
  expect(locationsIn(documents('se'))).toEqual(['nara.json/listing/flag']);
});

it('reports figures of a shared register that are named after another page', () => {
  // The orders of pages have to differ, as the lengths of their names do.
  const quoting = (name: string, ...texts: readonly string[]) =>
    listed(name, name.length, {}, { type: 'text', paragraphs: texts });
  const documents = {
    '_facts/tours.json': { facts: [fact('norway.routes', 12), fact('japan.routes', 9, { measure: 'ways' })] },
    'japan.json': quoting('Japan', 'There are {{tours.japan.routes}}.'),
  };
  const ownText = 'There are {{tours.norway.routes}}.';
  expect(locationsIn({ ...documents, 'norway.json': quoting('Norway', ownText) })).toEqual([]);
  expect(
    locationsIn({ ...documents, 'norway.json': quoting('Norway', ownText, 'And {{tours.japan.routes}}.') }),
  ).toEqual(['norway.json/blocks/1/paragraphs/1']);
});

it('reports figures that are within a figure of another register', () => {
  const documents = (within: string) => ({
    '_facts/norway.json': {
      facts: [fact('routes', 12), fact('flat', 12, { within, scope: { city: 'oslo' } })],
    },
    '_facts/japan.json': { facts: [fact('routes', 12)] },
  });
  expect(locationsIn(documents('norway.routes'))).toEqual([]);
  expect(locationsIn(documents('japan.routes'))).toEqual(['_facts/norway.json/facts/1/within']);
});
