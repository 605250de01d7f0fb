import { describe, expect, it } from 'vitest';
import { linkTo, page, site, siteDocument } from '../../../tests/compiler/site';

const siteWith = (redirects: readonly { from: string; to: string }[], rootFiles?: readonly string[]) =>
  site(
    {
      '_site.json': { ...siteDocument, redirects },
      'about.json': page(),
      'news/may.json': page(),
    },
    { rootFiles },
  );
const found = (from: string, to = '/about') =>
  siteWith([{ from, to }]).diagnostics.map(({ code, location }) => `${code} ${location.pointer}`);

describe('a redirect', () => {
  it.each([
    '/about.html',
    '/Services/Repair_Shop.aspx',
    '/index.php?page=kontakt',
    '/?p=12',
    '/index.html',
    '/über-uns',
    '/%C3%BCber-uns',
    '/%FCber-uns',
    '/blog/',
    '/old page',
    '/old%20page',
    '/~user/home.htm',
    "/a,b;c=d!e'(f)",
    '/old/*',
    '/news/*',
    '/日本語/🚲',
    '/files/prices-2026.pdf',
    '/assets/old site/brochure.pdf',
  ])('may begin at %s', (from) => {
    expect(found(from)).toEqual([]);
  });

  it.each([
    'about.html',
    'https://old.example/a',
    '//evil.example',
    '/*',
    '/a*',
    '/a#b',
    '/a/../b',
    '/a/%2e%2E/b',
    '/a/.',
    '//*',
    '/a ',
    '/*/a',
  ])('cannot begin at %s', (from) => {
    expect(found(from)).toEqual(['malformed-value /redirects/0/from']);
  });

  it.each(['/about', '/about/', '/', '/%61bout'])('cannot begin at %s, which is a page', (from) => {
    expect(found(from, '/news/may')).toEqual(['duplicate-route /redirects/0/from']);
  });

  it.each([
    '/robots.txt',
    '/favicon.ico',
    '/files',
    '/files/*',
    '/api/x',
    '/assets/*',
    '/assets/images/*',
    '/404.html',
  ])('cannot begin at %s, which the site needs', (from) => {
    expect(found(from)).toEqual(['reserved-route /redirects/0/from']);
  });

  it('exists once for each address, in any encoding', () => {
    const from = ['/über-uns', '/%C3%BCber-uns/', '/u\u0308ber-uns', '/a?b=1&c=2', '/a?c=2&b=1', '/a'];
    const { diagnostics } = siteWith(from.map((one) => ({ from: one, to: '/about' })));
    expect(diagnostics.map(({ location }) => location.pointer)).toEqual([
      '/redirects/1/from',
      '/redirects/2/from',
      '/redirects/4/from',
    ]);
  });

  it('with a wildcard may keep the rest of the path, if there are pages', () => {
    expect(found('/old/*', '/news/*')).toEqual([]);
    expect(found('/old/*', '/nowhere/*')).toEqual(['unknown-route /redirects/0/to']);
    expect(found('/old', '/news/*')).toEqual(['malformed-value /redirects/0/to']);
  });

  it.each([
    [{ from: '/news/*', to: '/news/old/*' }],
    [
      { from: '/old/*', to: '/news/old/*' },
      { from: '/news/*', to: '/old/again/*' },
    ],
    [{ from: '/about?a=1', to: '/about?a=1' }],
    [{ from: '/about?a=1', to: '/about?b=2&a=1' }],
    [
      { from: '/about?a=1', to: '/about?b=2' },
      { from: '/about?b=2', to: '/about?a=1' },
    ],
  ])('must not be part of an infinite loop: %j', (...redirects) => {
    const { diagnostics } = site({
      '_site.json': { ...siteDocument, redirects },
      'about.json': page(),
      'news/old/may.json': page(),
      'old/again/june.json': page(),
    });
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual(
      redirects.map(({ to }) => `chained-redirect: ${to} leads back to itself.`),
    );
  });

  it.each(['https://', 'https://xn--a', 'https://host.example:99999/', 'https://['])(
    'cannot lead to %s, which is not a valid URL',
    (to) => {
      expect(found('/old', to)).toEqual(['malformed-value /redirects/0/to']);
    },
  );

  it('from an encoded asterisk is for that address only', () => {
    const { compiled } = siteWith([{ from: '/old/%2a', to: '/about' }]);
    expect(compiled().redirects).toEqual([{ from: '/old/%2A', to: '/about' }]);
    const folder = { from: '/old/*', to: '/news/*' };
    expect(siteWith([folder]).compiled().redirects).toEqual([folder]);
  });

  it('makes links to it valid, in any encoding', () => {
    const documents = {
      '_site.json': { ...siteDocument, redirects: [{ from: '/über uns', to: '/about' }] },
      'about.json': page(),
      'news.json': page(linkTo('/%C3%BCber%20uns')),
    };
    const { diagnostics, compiled } = site(documents);
    expect(diagnostics).toEqual([]);
    expect(JSON.stringify(compiled().pages.map(({ page }) => page))).toContain(
      '{"kind":"redirect","href":"/%C3%BCber%20uns"}',
    );
  });
});
