import { expect, it } from 'vitest';
import { page, site, siteDocument } from '../../tests/compiler/site';
import { emitRedirectPage, emitRedirects, redirectFiles } from './redirects';

it('a redirect is a line for a host: from, to, permanent', () => {
  const redirects = [
    { from: '/us', to: '/about' },
    { from: '/team', to: '/about#team' },
  ];
  const team = { type: 'text', id: 'team', paragraphs: ['We.'] };
  const documents = { 'about.json': page(team), '_site.json': { ...siteDocument, redirects } };
  expect(emitRedirects(site(documents).compiled())).toMatchInlineSnapshot(`
    "/us /about 308
    /team /about#team 308
    "
  `);
});

const fromOldSite = {
  redirects: [
    { from: '/old/*', to: '/' },
    { from: '/old/shop/*', to: '/shop/*' },
    { from: '/index.php', to: '/' },
    { from: '/index.php?page=kontakt', to: '/contact' },
    { from: '/Services/Shop.aspx', to: '/shop' },
    { from: '/über uns', to: '/about' },
    { from: '/About', to: '/about' },
    { from: '/about/index.html', to: '/about' },
    { from: '/aux', to: '/about' },
  ],
};

it('redirects from another system are encoded; more specific ones come first, wildcards last', () => {
  expect(emitRedirects(fromOldSite)).toMatchInlineSnapshot(`
    "/index.php page=kontakt /contact 308
    /index.php / 308
    /Services/Shop.aspx /shop 308
    /%C3%BCber%20uns /about 308
    /About /about 308
    /about/index.html /about 308
    /aux /about 308
    /old/shop/* /shop/:splat 308
    /old/* / 308
    "
  `);
});

it('a redirect from a query, a wildcard, an invalid file name or a taken path has no page of its own', () => {
  expect([...redirectFiles(fromOldSite, ['about/index.html'])]).toEqual([
    ['index.php/index.html', '/'],
    ['Services/Shop.aspx/index.html', '/shop'],
    ['über uns/index.html', '/about'],
  ]);
});

it('a site without redirects has an empty list', () => {
  expect(emitRedirects({ redirects: [] })).toBe('');
});

it('a redirect is also a page that redirects, for hosts that do not read the list', () => {
  expect(
    emitRedirectPage('/about?a="b"&c', { origin: 'https://example.com', language: 'en' }),
  ).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>/about?a=&quot;b&quot;&amp;c</title>
    <meta http-equiv="refresh" content="0; url=/about?a=&quot;b&quot;&amp;c">
    <link rel="canonical" href="https://example.com/about?a=%22b%22&amp;c">
    </head>
    <body>
    <p><a href="/about?a=&quot;b&quot;&amp;c">https://example.com/about?a=%22b%22&amp;c</a></p>
    </body>
    </html>
    "
  `);
});

it('a redirect to a page of the site has the title of that page', () => {
  const html = emitRedirectPage('/about', {
    origin: 'https://example.com',
    language: 'en',
    title: 'Us & you',
  });
  expect(html).toContain('<title>Us &amp; you</title>');
  expect(html).toContain('<p><a href="/about">Us &amp; you</a></p>');
});

it('a redirect to another site has its target as canonical address, and one to a telephone has none', () => {
  const linkOf = (to: string) =>
    /<link[^>]*>/.exec(emitRedirectPage(to, { origin: 'https://example.com', language: 'en' }))?.[0];
  expect(linkOf('https://apply.example.org/form?a=1#b')).toBe(
    '<link rel="canonical" href="https://apply.example.org/form?a=1#b">',
  );
  expect(linkOf('tel:+911234567890')).toBeUndefined();
});
