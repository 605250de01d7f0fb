import { expect, it } from 'vitest';
import { kindsDocument, page, site } from '../../tests/compiler/site';
import { contradictoryTeasers } from './contradictory-teasers';

const article = {
  type: 'article',
  date: '2026-01-11',
  lead: 'It was flat.',
  contents: 'In this article',
  sections: [{ id: 'start', heading: 'The start', paragraphs: ['It was early.'] }],
};

/** What is typed of a teaser; it leads to the article unless `to` says otherwise. */
type TypedTeaser = readonly [date: string, title: string, to?: string];

const warningsFor = (...teasers: readonly TypedTeaser[]) => warningsIn(page, ...teasers);

/** The warnings for teasers in a document that `around` makes of their block: a page, or the kinds of pages. */
const warningsIn = (
  around: (block: object) => Parameters<typeof site>[0][string],
  ...teasers: readonly TypedTeaser[]
) => {
  const items = teasers.map(([date, title, to = '/ride']) => ({
    image: { src: 'world.svg', alt: '' },
    date,
    title,
    to,
  }));
  const documents = {
    'ride.json': page({ type: 'banner', title: 'The First Ride' }, article),
    [around === page ? 'blog.json' : '_kinds.json']: around({
      type: 'posts',
      heading: 'Articles',
      display: 'cards',
      readMore: 'Read',
      items,
    }),
  };
  return site(documents, {}, contradictoryTeasers).diagnostics.map(({ message }) => message);
};

it('a teaser must have the date and the title of its article', () => {
  expect(warningsFor(['2026-01-11', 'The first ride'])).toEqual([]);
  expect(warningsFor(['2026-01-12', 'The first ride'])).toEqual(['The article is of 2026-01-11.']);
  expect(warningsFor(['2026-01-11', 'The last ride'])).toEqual(['The article is called “The First Ride”.']);
});

it('if one teaser has the title of the article, others may have any', () => {
  expect(warningsFor(['2026-01-11', 'The first ride'], ['2026-01-11', 'Early in the morning'])).toEqual([]);
});

it('a teaser of a page without an article may have any date and title', () => {
  expect(warningsFor(['2026-03-01', 'Write to us', '/'])).toEqual([]);
});

it('a teaser in a block that all pages of a kind have is compared, too', () => {
  const inKind = (block: object) => ({
    ...kindsDocument,
    kinds: kindsDocument.kinds.map((kind) => (kind.kind === 'page' ? { ...kind, ending: [block] } : kind)),
  });
  expect(warningsIn(inKind, ['2026-01-12', 'The first ride'])).toEqual(['The article is of 2026-01-11.']);
});
