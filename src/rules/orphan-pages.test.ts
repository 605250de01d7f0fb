import { describe, expect, it } from 'vitest';
import {
  draft,
  linkTo,
  page,
  pageWith,
  saying,
  site,
  siteDocument,
  type TestDocument,
} from '../../tests/compiler/site';
import { orphanPages } from './orphan-pages';

const orphansOf = (documents: Readonly<Record<string, TestDocument>>) =>
  site(documents, {}, orphanPages).diagnostics.map(({ location }) => location.file);

const about = { 'about.json': page() };
const orphan = ['pages-json/about.json'];

describe('a page', () => {
  it('is an orphan if nothing links to it', () => {
    expect(orphansOf(about)).toEqual(orphan);
  });

  it('is not an orphan if a page links to it, also with a query or by its old address', () => {
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

  it('is not an orphan if the header or the footer links to it', () => {
    const header = { ...siteDocument.header, items: [{ label: 'About', to: '/about' }] };
    expect(orphansOf({ ...about, '_site.json': { ...siteDocument, header } })).toEqual([]);
    const footer = { ...siteDocument.footer, legal: [{ label: 'About', to: '/about' }] };
    expect(orphansOf({ ...about, '_site.json': { ...siteDocument, footer } })).toEqual([]);
  });

  it('is not an orphan if cards show it', () => {
    const listing = { name: 'Iceland', summary: 'Small classes.', order: 10 };
    const cards = {
      type: 'page-cards',
      heading: 'Countries',
      pages: { kind: 'country', in: 'home' },
      display: 'grid',
    };
    const documents = {
      'iceland.json': pageWith({ kind: 'country', listing }),
      'index.json': page(cards),
    };
    expect(orphansOf(documents)).toEqual([]);
  });

  it('is an orphan if only itself or a draft links to it', () => {
    expect(orphansOf({ 'about.json': page(linkTo('/about')) })).toEqual(orphan);
    expect(orphansOf({ ...about, 'next.json': draft(linkTo('/about')) })).toEqual(orphan);
  });

  it('is not an orphan if it has a listing, which another rule reports if no list shows it', () => {
    const listing = { name: 'About', summary: 'Who we are.', order: 10 };
    expect(orphansOf({ 'about.json': pageWith({ listing }) })).toEqual([]);
  });
});

describe('an orphan', () => {
  const hintFor = (kind: string) =>
    site({ 'about.json': pageWith({ kind }), '_site.json': withMenu }, {}, orphanPages).diagnostics[0]?.hint;
  const sections = [{ title: 'All', list: 'country' }];
  const header = { ...siteDocument.header, items: [{ label: 'Tours', sections }] };
  const withMenu = { ...siteDocument, header };

  it('gets the advice to list it only if pages of its kind are listed', () => {
    expect(hintFor('country')).toBe('Give it a "listing", or link to it from another page.');
    expect(hintFor('post')).not.toContain('listing');
  });
});

describe('an orphan whose address is published', () => {
  it('does not get the advice to make it a draft, which would be an error', () => {
    const documents = { 'about.json': page(), '_urls.json': { published: ['/', '/about'] } };
    const { diagnostics } = site(documents, {}, orphanPages);
    expect(diagnostics[0]?.hint).toContain('ink to it from another page');
    expect(diagnostics[0]?.hint).not.toContain('draft');
  });
});

describe('the home page, a page without a route and a draft', () => {
  it('need no link', () => {
    expect(orphansOf({ 'next.json': draft() })).toEqual([]);
  });
});

it('a page of _pages that the site does not name is an orphan, too', () => {
  expect(orphansOf({ '_pages/housing.json': page() })).toEqual(['pages-json/_pages/housing.json']);
});
