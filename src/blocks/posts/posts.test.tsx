import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Post, Posts } from '../../generated/compiled';

const image = { src: '/assets/images/norway.svg', width: 800, height: 600, alt: '' };

const post = (title: string, href: string): Post => ({
  image,
  date: '2023-10-16',
  title,
  to: { kind: 'route', href },
});

const posts = (rest: Partial<Posts> = {}) =>
  renderBlock({
    type: 'posts',
    heading: 'From our blog',
    display: 'cards',
    readMore: 'Read More',
    items: [post('Cities', '/cities'), post('Jobs', '/jobs')],
    ...rest,
  });

describe('posts', () => {
  it('are a list below their heading, in the order of the document', async () => {
    const html = await posts();
    expect(textsOf(html, 'h2')).toEqual(['From our blog']);
    expect(textsOf(html, 'h3')).toEqual(['Cities', 'Jobs']);
    expect(count(html, '<li><article data-item="">')).toBe(2);
  });

  it.each(['featured', 'cards'] as const)('are displayed as the document says: %s', async (display) => {
    const html = await posts({ display });
    expect(html).toContain(`<ul data-display="${display}">`);
    expect(html).not.toContain('<button');
  });

  it.each(['teasers', 'grid'] as const)('are a carousel as %s, each rendered once', async (display) => {
    const html = await posts({ display });
    expect(html).toContain('role="group" aria-label="From our blog"');
    expect(html).toContain('--slides-base:1;--slides-small:2;--slides-large:3');
    expect(count(html, 'data-item=""')).toBe(2);
    expect(count(html, 'aria-label="Go to card')).toBe(2);
    expect(html).toContain('Pause Auto-play');
  });

  it('are in rows as a grid if there is room', async () => {
    expect(await posts({ display: 'grid' })).toContain('data-grid="" data-fits="large"');
    expect(await posts({ display: 'teasers' })).not.toMatch(/data-grid|data-fits/);
  });

  it('may have a link to all posts', async () => {
    const action = { label: 'View all posts', to: { kind: 'route', href: '/all' } } as const;
    expect(await posts({ action })).toMatch(/<\/ul><div><a [^>]*href="\/all"[^>]*>View all posts<\/a>/);
    expect(await posts()).toMatch(/<\/ul><\/div><\/section>$/);
  });
});

describe('a post', () => {
  it('shows its date in the order of the locale, without the year in a carousel', async () => {
    expect(textsOf(await posts(), 'p')).toEqual(['Oct 16 2023', 'Oct 16 2023']);
    expect(textsOf(await posts({ display: 'teasers' }), 'p')).toEqual(['Oct 16', 'Oct 16']);
  });

  it('has one link, whose accessible name is more than “Read More”', async () => {
    const html = await posts();
    expect(textsOf(html, 'a')).toEqual(['Read More: Cities', 'Read More: Jobs']);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/cities', '/jobs']);
  });

  it('shows its summary, but not in a carousel', async () => {
    const items = [{ ...post('Cities', '/cities'), summary: 'Six cities compared.' }];
    expect(textsOf(await posts({ display: 'featured', items }), 'p')).toContain('Six cities compared.');
    expect(await posts({ display: 'teasers', items })).not.toContain('Six cities compared.');
  });

  it('loads its image lazily, in reserved space', async () => {
    const html = await posts();
    expect(count(html, 'width="800" height="600"')).toBe(2);
    expect(count(html, 'loading="lazy"')).toBe(2);
  });
});
