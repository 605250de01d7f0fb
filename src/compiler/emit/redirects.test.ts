import { expect, it } from 'vitest';
import { page, site, siteDocument } from '../../../tests/compiler/site';
import { emitRedirectPage, emitRedirects } from './redirects';

it('a redirect is a line for a host: from where, to where, for good', () => {
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

it('a site without redirects has an empty list', () => {
  expect(emitRedirects({ redirects: [] })).toBe('');
});

it('a redirect is a page that moves on by itself for hosts that read no list', () => {
  expect(emitRedirectPage('/about?a="b"&c', 'https://example.com', 'en')).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>/about?a=&quot;b&quot;&amp;c</title>
    <meta http-equiv="refresh" content="0; url=/about?a=&quot;b&quot;&amp;c">
    <link rel="canonical" href="https://example.com/about?a=&quot;b&quot;&amp;c">
    </head>
    <body>
    <p><a href="/about?a=&quot;b&quot;&amp;c">https://example.com/about?a=&quot;b&quot;&amp;c</a></p>
    </body>
    </html>
    "
  `);
});
