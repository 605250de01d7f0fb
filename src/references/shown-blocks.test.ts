import { describe, expect, it } from 'vitest';
import { page, pageWith, site, siteDocument } from '../../tests/compiler/site';

const schema = {
  title: 'Member',
  description: 'Somebody who works here.',
  required: ['name', 'role'],
  properties: {
    name: { $ref: '../../schema/parts/text.schema.json' },
    role: { $ref: '../../schema/parts/text.schema.json' },
  },
};
const ana = { name: 'Ana Lima', role: 'Teacher' };
const people = (own: object) => ({ type: 'people', heading: 'Our teachers', ...own });

/** The types of the blocks of a page, a banner and the given one, and which are samples. */
function blocksWith(collection: object, block: object, settings: object = {}) {
  const { compiled } = site({
    'about.json': page({ type: 'banner', title: 'About us' }, block),
    '_collections/team.schema.json': schema,
    '_collections/team.json': collection,
    '_site.json': { ...siteDocument, ...settings },
  });
  const about = compiled().pages.find(({ route }) => route === '/about')?.page;
  return { types: about?.blocks.map(({ type }) => type), samples: about?.samples };
}
const entries = [{ id: 'ana', ...ana }];

describe('a block that shows a collection', () => {
  it('is marked if its entries are samples', () => {
    const { types, samples } = blocksWith({ samples: true, entries }, people({ collection: 'team' }));
    expect(types).toEqual(['banner', 'people']);
    expect(samples).toEqual([1]);
    expect(blocksWith({ entries }, people({ collection: 'team' })).samples).toBeUndefined();
  });

  it('is left out if the site hides samples', () => {
    const settings = { figures: { show: ['verified'] } };
    const ofSamples = { samples: true, entries };
    expect(blocksWith(ofSamples, people({ collection: 'team' }), settings).types).toEqual(['banner']);
    expect(blocksWith({ entries }, people({ collection: 'team' }), settings).types).toHaveLength(2);
    expect(blocksWith({ entries }, people({ items: [ana], samples: true }), settings).types).toEqual([
      'banner',
    ]);
  });

  it('is left out while the collection has no entries, unless the block has items of its own', () => {
    expect(blocksWith({ entries: [] }, people({ collection: 'team' })).types).toEqual(['banner']);
    const own = people({ collection: 'team', items: [ana] });
    expect(blocksWith({ entries: [] }, own).types).toEqual(['banner', 'people']);
  });

  it('is left out if all entries that it names are drafts', () => {
    const drafted = {
      entries: [{ id: 'ben', draft: true, name: 'TODO: The name', role: 'Teacher' }, ...entries],
    };
    const named = (id: string) => people({ collection: 'team', entries: [id] });
    expect(blocksWith(drafted, people({ collection: 'team' })).types).toEqual(['banner', 'people']);
    expect(blocksWith(drafted, named('ana')).types).toEqual(['banner', 'people']);
    expect(blocksWith(drafted, named('ben')).types).toEqual(['banner']);
  });
});

it('a block of posts is left out until a page is in its list', () => {
  const posts = {
    type: 'posts',
    heading: 'News',
    display: 'cards',
    readMore: 'Read more',
    pages: { kind: 'page', in: 'footer' },
  };
  const listing = {
    name: 'Opening',
    summary: 'We are open.',
    image: 'world.svg',
    date: '2026-01-11',
    order: 10,
  };
  const typesWith = (own: object) =>
    site({
      'about.json': page({ type: 'banner', title: 'About us' }, posts),
      'opening.json': pageWith(own),
    })
      .compiled()
      .pages.find(({ route }) => route === '/about')
      ?.page.blocks.map(({ type }) => type);
  expect(typesWith({})).toEqual(['banner']);
  expect(typesWith({ listing })).toEqual(['banner', 'posts']);
});
