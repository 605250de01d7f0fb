import { describe, expect, it } from 'vitest';
import { exampleWords as words } from '../../tests/example-words';
import type { HeadElement, Page, Shell } from '../compiled';
import { breadcrumbListOf, headOf, titleOf } from './head';

const home = { kind: 'route', href: '/' } as const;

const page: Page = {
  route: '/study-ireland',
  title: 'Study in Ireland',
  description: 'What a year costs.',
  image: { src: '/assets/ireland.svg', width: 800, height: 600 },
  breadcrumbs: [
    { label: 'HOME', to: home },
    { label: 'Study Abroad' },
    { label: 'Ireland', to: { kind: 'route', href: '/study-ireland' } },
  ],
  blocks: [],
};

const shell: Shell = {
  name: 'Prospectus',
  origin: 'https://example.com',
  language: 'en',
  sprite: '/sprite.svg',
  header: { items: [], action: { label: 'Book', to: home } },
  footer: { statement: '', columns: [], social: { title: '', links: [] }, legal: [], copyright: '' },
  words,
};

const line = ({ tag, attributes, text }: HeadElement) =>
  [tag, ...Object.values(attributes), text].join(' ').trim();

describe('the head of a page', () => {
  it('names the page to the browser, to search engines and to those it is shared with', () => {
    expect(`\n${headOf(page, shell).map(line).join('\n')}\n`).toMatchInlineSnapshot(`
      "
      title Study in Ireland | Prospectus
      meta description What a year costs.
      link canonical https://example.com/study-ireland
      meta og:title Study in Ireland
      meta og:description What a year costs.
      meta og:type website
      meta og:url https://example.com/study-ireland
      meta og:site_name Prospectus
      meta og:image https://example.com/assets/ireland.svg
      meta twitter:card summary_large_image
      "
    `);
  });

  it('gives home the bare address of the site', () => {
    expect(headOf({ ...page, route: '/' }, shell).map(line)).toContain('link canonical https://example.com/');
  });

  it.each(['/404', '/thank-you'])('keeps %s out of search engines, and claims no address for it', (route) => {
    const head = headOf({ ...page, route }, shell).map(line);
    expect(head).toContain('meta robots noindex');
    expect(head.filter((written) => written.includes('canonical'))).toEqual([]);
  });
});

describe('the title', () => {
  it('ends with the brand, unless it names it', () => {
    expect(titleOf('Study in Ireland', 'Prospectus')).toBe('Study in Ireland | Prospectus');
    expect(titleOf('About Prospectus', 'Prospectus')).toBe('About Prospectus');
  });
});

describe('the trail for search engines', () => {
  it('has the steps that lead somewhere, counted without gaps', () => {
    expect(breadcrumbListOf(page, shell)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'HOME', item: 'https://example.com/' },
        { position: 2, name: 'Ireland', item: 'https://example.com/study-ireland' },
      ],
    });
  });

  it('is left out where there is none', () => {
    expect(breadcrumbListOf({ ...page, breadcrumbs: [] }, shell)).toBeUndefined();
  });
});
