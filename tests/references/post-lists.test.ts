import { describe, expect, it } from 'vitest';
import { draft, page, pageWith, site } from '../compiler/site';

const kinds = {
  kinds: [{ kind: 'page' }, { kind: 'post', places: ['blog', 'home'] }],
};
const list = (own: object = {}) => ({
  type: 'posts',
  heading: 'From our blog',
  display: 'cards',
  readMore: 'Read More',
  pages: { kind: 'post', in: 'blog', ...own },
});
const article = (date: string) => ({
  type: 'article',
  date,
  contents: 'In this article',
  sections: [{ id: 'one', heading: 'One', paragraphs: ['Words.'] }],
});
const banner = { type: 'banner', title: 'A page' };
const post = (name: string, listing: object, ...blocks: readonly object[]) =>
  pageWith(
    { kind: 'post', listing: { name, summary: `About ${name}.`, order: 0, ...listing } },
    banner,
    ...blocks,
  );

const posts = {
  'old.json': post('Old', { date: '2024-03-01' }),
  'new.json': post('New', {}, article('2026-01-11')),
  'middle.json': post('Middle', { date: '2025-06-30', image: 'middle.svg' }, article('2026-02-02')),
  'undated.json': post('Undated', {}),
  'elsewhere.json': post('Elsewhere', { in: ['home'], date: '2026-01-01' }),
  'draft.json': draft(),
};

const shownOn = (blocks: readonly object[], more: object = posts) => {
  const documents = { '_kinds.json': kinds, ...more, 'blog.json': page(...blocks) };
  const images = { 'middle.svg': { width: 400, height: 300 } };
  const { pages } = site(documents, { images }).compiled();
  const blog = pages.find(({ page }) => page.route === '/blog')?.page.blocks[0];
  return blog?.type === 'posts' ? (blog.pages ?? []) : [];
};

describe('posts that a block takes from pages', () => {
  it('are the pages of a kind, the newest first, by their listing or their article', () => {
    expect(shownOn([list()]).map(({ title, date }) => [title, date])).toEqual([
      ['New', '2026-01-11'],
      ['Middle', '2025-06-30'],
      ['Old', '2024-03-01'],
      ['Undated', undefined],
    ]);
  });

  it('are at most as many as the list says', () => {
    expect(shownOn([list({ most: 2 })]).map(({ title }) => title)).toEqual(['New', 'Middle']);
  });

  it('lead to their pages, under their image or else that of the site, with their summaries', () => {
    expect(shownOn([list({ most: 2 })])).toEqual([
      {
        image: { src: '/assets/images/world.svg', width: 1200, height: 630, alt: '' },
        date: '2026-01-11',
        title: 'New',
        summary: 'About New.',
        to: { kind: 'route', href: '/new' },
      },
      {
        image: { src: '/assets/images/middle.svg', width: 400, height: 300, alt: '' },
        date: '2025-06-30',
        title: 'Middle',
        summary: 'About Middle.',
        to: { kind: 'route', href: '/middle' },
      },
    ]);
  });

  it('are reported if no kind has that name or slot', () => {
    const codes = (own: object) =>
      site({ '_kinds.json': kinds, 'blog.json': page(list(own)) }).diagnostics.map(
        ({ code, location: { pointer } }) => `${code} ${pointer}`,
      );
    expect(codes({ kind: 'psot' })).toEqual(['unknown-kind /blocks/0/pages/kind']);
    expect(codes({ in: 'shop' })).toEqual(['unknown-place /blocks/0/pages/in']);
  });

  it('are required where no post is written by hand', () => {
    const { pages: _pages, ...neither } = list();
    expect(site({ 'blog.json': page(neither) }).diagnostics.map(({ message }) => message)).toEqual([
      'One of “items” or “pages” is required.',
    ]);
  });
});
