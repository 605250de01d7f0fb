import { describe, expect, it } from 'vitest';
import {
  draft,
  linkTo,
  page,
  pageWith,
  saying,
  site,
  siteDocument,
  type Written,
} from '../../tests/compiler/site';
import { orphanPages } from './orphan-pages';

const orphansOf = (documents: Readonly<Record<string, Written>>) =>
  site(documents, {}, orphanPages).diagnostics.map(({ location }) => location.file);

const about = { 'about.json': page() };
const orphan = ['pages-json/about.json'];

describe('a page', () => {
  it('is an orphan where nothing leads to it', () => {
    expect(orphansOf(about)).toEqual(orphan);
  });

  it('is none where a page links to it, or to a place on it, or by an old address', () => {
    expect(orphansOf({ ...about, 'index.json': page(linkTo('/about')) })).toEqual([]);
    expect(orphansOf({ ...about, 'index.json': page(saying('Read [on](/about?from=home).')) })).toEqual([]);
    const redirects = [{ from: '/who', to: '/about' }];
    const documents = {
      ...about,
      'index.json': page(linkTo('/who')),
      '_site.json': { ...siteDocument, redirects },
    };
    expect(orphansOf(documents)).toEqual([]);
  });

  it('is none where the header or the footer leads to it', () => {
    const header = { ...siteDocument.header, items: [{ label: 'About', to: '/about' }] };
    expect(orphansOf({ ...about, '_site.json': { ...siteDocument, header } })).toEqual([]);
    const footer = { ...siteDocument.footer, legal: [{ label: 'About', to: '/about' }] };
    expect(orphansOf({ ...about, '_site.json': { ...siteDocument, footer } })).toEqual([]);
  });

  it('is none where cards show it', () => {
    const listing = { name: 'Ireland', summary: 'Small classes.', order: 10 };
    const cards = {
      type: 'page-cards',
      heading: 'Countries',
      pages: { kind: 'destination', in: 'home' },
      display: 'grid',
    };
    const documents = {
      'ireland.json': pageWith({ kind: 'destination', listing }),
      'index.json': page(cards),
    };
    expect(orphansOf(documents)).toEqual([]);
  });

  it('does not lead to itself, and a draft leads nowhere', () => {
    expect(orphansOf({ 'about.json': page(linkTo('/about')) })).toEqual(orphan);
    expect(orphansOf({ ...about, 'next.json': draft(linkTo('/about')) })).toEqual(orphan);
  });

  it('is told about by its listing where it has one that nothing shows', () => {
    const listing = { name: 'About', summary: 'Who we are.', order: 10 };
    expect(orphansOf({ 'about.json': pageWith({ listing }) })).toEqual([]);
  });
});

describe('an orphan', () => {
  const hintFor = (kind: string) =>
    site({ 'about.json': pageWith({ kind }), '_site.json': withMenu }, {}, orphanPages).diagnostics[0]?.hint;
  const sections = [{ title: 'All', list: 'destination' }];
  const header = { ...siteDocument.header, items: [{ label: 'Study', sections }] };
  const withMenu = { ...siteDocument, header };

  it('may list itself where pages of its kind are listed, and nowhere else', () => {
    expect(hintFor('destination')).toBe('Give it a "listing", or link to it from another page.');
    expect(hintFor('post')).not.toContain('listing');
  });
});

describe('an orphan whose address is published', () => {
  it('is not advised to become a draft, which would be an error', () => {
    const documents = { 'about.json': page(), '_urls.json': { published: ['/', '/about'] } };
    const { diagnostics } = site(documents, {}, orphanPages);
    expect(diagnostics[0]?.hint).toContain('ink to it from another page');
    expect(diagnostics[0]?.hint).not.toContain('draft');
  });
});

describe('the beginning, a page without a route and a draft', () => {
  it('need no link', () => {
    expect(orphansOf({ 'next.json': draft() })).toEqual([]);
  });
});
