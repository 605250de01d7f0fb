import { expect, it } from 'vitest';
import { compile } from '../../src/compiler/compile';
import { draft, page, pageWith, site, siteDocument, sourcesOf } from './site';

const menu = { label: 'Countries', sections: [{ title: 'Countries', list: 'country' }] };
const listing = { name: 'Japan', flag: 'jp', summary: 'Engineering.', order: 10 };
const documents = {
  '_site.json': { ...siteDocument, header: { ...siteDocument.header, items: [menu] } },
  'about.json': page(),
  'japan.json': pageWith({ kind: 'country', listing, draft: true }, { type: 'banner', title: 'Japan' }),
};
const assets = { flags: ['jp'] };

it('a draft is not a page of the site', () => {
  const { pages } = site(documents, assets).compiled();
  expect(pages.map(({ page: { route } }) => route)).toEqual(['/', '/about']);
});

it('a draft is a page if drafts are included, and still appears in no menu', () => {
  const { value, diagnostics } = compile(sourcesOf(documents, assets), {
    preview: true,
    rules: [],
  });
  expect(diagnostics).toEqual([]);
  expect(value?.pages.map(({ draft: isDraft, page: { route } }) => [route, isDraft])).toEqual([
    ['/', false],
    ['/about', false],
    ['/japan', true],
  ]);
  expect(JSON.stringify(value?.shell)).not.toContain('/japan');
});

it('the icons of a draft are in the sprite only if drafts are included', () => {
  const items = [{ icon: 'map', title: 'Near', text: 'By train.' }];
  const cards = { type: 'cards', heading: 'Why', items };
  const withCards = { 'japan.json': draft({ type: 'banner', title: 'Japan' }, cards) };
  const sources = sourcesOf(withCards, { icons: ['map'] });
  expect([...(compile(sources).value?.icons ?? [])]).not.toContain('map');
  expect([...(compile(sources, { preview: true }).value?.icons ?? [])]).toContain('map');
});

it('a draft among the entries of a collection is shown only if drafts are included, and its texts may be unwritten', () => {
  const lisbon = { id: 'lisbon', name: 'Lisbon', latitude: 38.72, longitude: -9.14 };
  const withTowns = {
    '_collections/towns.schema.json': {
      title: 'Town',
      description: 'A town.',
      required: ['name', 'latitude', 'longitude'],
      properties: {
        name: { $ref: '../../schema/parts/text.schema.json' },
        latitude: { description: 'North.', type: 'number', examples: [38.72] },
        longitude: { description: 'East.', type: 'number', examples: [-9.14] },
      },
    },
    '_collections/towns.json': {
      entries: [
        lisbon,
        { id: 'porto', draft: true, name: 'TODO: The name', latitude: 41.15, longitude: -8.61 },
      ],
    },
    'about.json': page({ type: 'place-map', heading: 'Where we are', collection: 'towns', map: {} }),
  };
  const sources = sourcesOf(withTowns);
  const placesWith = (preview: boolean) => {
    const { value, diagnostics } = compile(sources, { preview, rules: [] });
    expect(diagnostics).toEqual([]);
    return JSON.stringify(value?.pages.find(({ route }) => route === '/about')?.page.blocks);
  };
  expect(placesWith(false)).not.toContain('TODO');
  expect(placesWith(true)).toContain('TODO: The name');
});
