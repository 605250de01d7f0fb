import { describe, expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { officeSchema } from '../../../tests/compiler/office-schema';
import { kindsDocument, page, saying, site, sourcesOf } from '../../../tests/compiler/site';
import { kindsIn } from './page-kinds';
import { scaffoldPage } from './scaffold-page';

const offices = `{
  "entries": [
    { "id": "norway", "name": "Norway", "city": "Bergen", "phone": "+47 55 00 00 00" },
    { "id": "kenya", "name": "Kenya", "city": "Nairobi", "phone": "+254 20 000 0000" }
  ]
}
`;

const placeMap = {
  type: 'place-map',
  heading: 'Where we are',
  collection: 'offices',
  entries: ['norway', 'kenya'],
  map: {},
};
const kinds = kindsDocument.kinds.map((kind) =>
  kind.kind === 'office'
    ? {
        ...kind,
        address: '{name}-office',
        start: {
          collection: 'offices',
          blocks: [{ type: 'banner' }, { type: 'place-map', collection: 'offices', map: {} }],
        },
      }
    : kind,
);
const coordinate = (description: string) => ({ description, type: 'number', examples: [0] });
const schema = {
  ...officeSchema,
  properties: { ...officeSchema.properties, latitude: coordinate('North.'), longitude: coordinate('East.') },
  required: ['id', 'name', 'latitude', 'longitude'],
};
/** The offices, of which the second lies 39 degrees to the east of the first. */
const officesWithCoordinates = offices
  .replaceAll('"city"', '"latitude": 1, "longitude": 1, "city"')
  .replace('1, "city": "N', '40, "city": "N');

const documents = {
  '_kinds.json': { ...kindsDocument, kinds },
  '_collections/offices.schema.json': schema,
  '_collections/offices.json': officesWithCoordinates,
  '_facts/claims.json': { facts: [fact('offices', { title: 'Offices', value: { count: 2 } })] },
  'about.json': page(saying('We are in Bergen and in Nairobi, {{claims.offices}}.'), placeMap),
};

function scaffolded(name: string) {
  const sources = sourcesOf(documents);
  const office = kindsIn(sources).find(({ kind }) => kind === 'office');
  const { value } = office ? scaffoldPage(sources, 'pages-json', office, name, '2027-03-09') : {};
  if (!value) throw new Error('Not scaffolded');
  return value;
}

describe('a page that shows an entry of its own', () => {
  const { source, collection, lists, mentions } = scaffolded('busan');

  it('adds the entry as a draft, with what most of the others have, and keeps the lines at the beginning', () => {
    const text = collection?.after.text ?? '';
    const { entries } = JSON.parse(text);
    expect(entries[2]).toMatchObject({ id: 'busan', draft: true, latitude: 0 });
    expect(entries[2].city).toMatch(/^TODO/);
    expect(text.split('\n').slice(0, 3)).toEqual(officesWithCoordinates.split('\n').slice(0, 3));
    expect(collection?.examplePointers).toContain('/entries/2/phone');
  });

  it('shows that entry, and no other', () => {
    const [, map] = JSON.parse(source.text).blocks;
    expect(map).toMatchObject({ collection: 'offices', entries: ['busan'] });
  });

  it('adds the entry where a list names all the others', () => {
    const [about] = lists;
    expect(about?.after.path).toBe('about.json');
    expect(JSON.parse(about?.after.text ?? '').blocks[1].entries).toEqual(['norway', 'kenya', 'busan']);
  });

  it('says which texts name all the others, and which figure counts them', () => {
    expect(mentions.map(({ file, text }) => `${file}: ${text}`)).toEqual([
      'pages-json/_facts/claims.json: Offices: 2',
      'pages-json/about.json: We are in Bergen and in Nairobi, {{claims.offices}}.',
    ]);
  });

  it('passes the check, and published pages do not show it', () => {
    const withPage = {
      ...documents,
      [source.path]: source.text,
      ...Object.fromEntries(
        [...(collection ? [collection] : []), ...lists].map(({ after }) => [after.path, after.text]),
      ),
    };
    const checked = site(withPage);
    expect(checked.diagnostics).toEqual([]);
    expect(JSON.stringify(checked.compiled().pages.map(({ page }) => page.blocks))).not.toContain('TODO');
  });

  it('shows an entry that exists already', () => {
    const { collection: unchanged, source: kenya } = scaffolded('kenya');
    expect(unchanged).toBeUndefined();
    expect(JSON.parse(kenya.text).blocks[1].entries).toEqual(['kenya']);
  });
});
