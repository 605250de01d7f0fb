import { describe, expect, it } from 'vitest';
import { readAtlas } from '../../src/assets/read-atlas';
import { exampleCollections } from '../../src/gallery/example-collections';
import { page, pageWith, schemas, site } from '../compiler/site';

const cards = {
  type: 'page-cards',
  heading: 'More',
  display: 'grid',
  pages: { kind: 'service', in: 'slider' },
};
const service = (name: string, order: number, listing: object = {}) =>
  pageWith({ kind: 'service', listing: { name, summary: `About ${name}.`, order, ...listing } }, cards);

describe('cards of pages', () => {
  const documents = {
    'tyres.json': service('Tyres', 20),
    'repair.json': service('Repair', 10),
    'hire.json': service('Hire', 30, { in: ['menu'] }),
    'draft.json': pageWith(
      { kind: 'service', draft: true, listing: { name: 'Draft', summary: 'Not yet.', order: 1 } },
      cards,
    ),
  };
  const cardsOn = (route: string) => {
    const found = site(documents)
      .compiled()
      .pages.find(({ page: { route: own } }) => own === route);
    const block = found?.page.blocks.find(({ type }) => type === 'page-cards');
    return block?.type === 'page-cards' ? block.pages.map(({ name }) => name) : undefined;
  };

  it('show the pages listed in their slot, sorted by order, without the page itself', () => {
    expect(cardsOn('/hire')).toEqual(['Repair', 'Tyres']);
    expect(cardsOn('/tyres')).toEqual(['Repair']);
  });
});

describe('an entry of a collection', () => {
  const collections = exampleCollections(schemas);
  const offices = collections['_collections/offices.json'] as { entries: object[] };
  const schema = collections['_collections/offices.schema.json'] ?? {};
  const beside = { '_collections/offices.schema.json': schema };
  const size = { width: 12, height: 9 };
  const assets = { flags: ['pt', 'gb'], images: { 'office-lisbon.svg': size, 'office-leeds.svg': size } };
  const asking = page({
    type: 'offices',
    heading: 'Offices',
    collection: 'offices',
    entries: ['lisbon'],
    display: 'tabs',
  });

  it('appears in the block that names it, with its image resolved and its flag in the sprite', () => {
    const compiled = site(
      { ...beside, '_collections/offices.json': offices, 'contact.json': asking },
      assets,
    ).compiled();
    const block = compiled.pages
      .flatMap(({ page: { blocks } }) => blocks)
      .find(({ type }) => type === 'offices');
    expect(block).toMatchObject({
      collection: [
        { id: 'lisbon', image: { src: '/assets/images/office-lisbon.svg', width: 12, height: 9 } },
      ],
    });
    expect(compiled.flags).toContain('pt');
  });

  it('is reported if its ID is there twice', () => {
    const twice = { entries: [...offices.entries, ...offices.entries] };
    const { diagnostics } = site(
      { ...beside, '_collections/offices.json': twice, 'contact.json': asking },
      assets,
    );
    expect(diagnostics.map(({ code, location }) => [code, location.pointer])).toEqual(
      offices.entries.map((_, index) => ['duplicate-id', `/entries/${offices.entries.length + index}/id`]),
    );
  });

  it('is not looked up if the collection is invalid', () => {
    const invalid = { entries: [{ id: 'lisbon' }] };
    const { diagnostics } = site(
      { ...beside, '_collections/offices.json': invalid, 'contact.json': asking },
      assets,
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-property']);
  });
});

describe('a map of places that a collection has', () => {
  const named = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
  const entries = [
    { id: 'bergen', ...named('Bergen', 60.39, 5.32) },
    { id: 'oslo', ...named('Oslo', 59.91, 10.75) },
  ];
  const schema = exampleCollections(schemas)['_collections/towns.schema.json'] ?? {};
  const kept = { '_collections/towns.schema.json': schema, '_collections/towns.json': { entries } };
  const withMap = (map: object, beside: object) => {
    const block = { type: 'place-map', heading: 'Cities', map, ...beside };
    return site({ ...kept, 'cities.json': page(block) }, { flags: ['no'], atlas: readAtlas() });
  };
  const placesOn = (map: object, beside: object) => {
    const { pages, maps } = withMap(map, beside).compiled();
    const [shown] = pages.flatMap(({ page: { blocks } }) =>
      blocks.flatMap((block) => (block.type === 'place-map' ? block.map : [])),
    );
    expect([...maps.keys()]).toEqual([shown?.image.src]);
    return shown?.places.map(({ name }) => name);
  };

  it('has all of them, or those that are named, before its own', () => {
    const places = [named('Hamar', 60.79, 11.07)];
    expect(placesOn({ country: 'no' }, { collection: 'towns' })).toEqual(['Bergen', 'Oslo']);
    expect(placesOn({ places }, { collection: 'towns', entries: ['oslo'] })).toEqual(['Oslo', 'Hamar']);
  });

  it('is reported at the name of a place of its own that the collection has, too', () => {
    const places = [named('Bergen', 60.4, 5.3)];
    expect(withMap({ country: 'no', places }, { collection: 'towns' }).diagnostics).toMatchObject([
      { code: 'repeated-place', location: { pointer: '/blocks/0/map/places/0/name' } },
    ]);
  });

  it('needs a collection or places of its own', () => {
    expect(withMap({ country: 'no' }, {}).diagnostics).toMatchObject([
      { code: 'missing-property', message: 'The required property “places” is missing.' },
    ]);
  });
});
