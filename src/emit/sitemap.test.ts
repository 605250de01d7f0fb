import { expect, it } from 'vitest';
import { draft, page, site } from '../../tests/compiler/site';
import { emitRobots, emitSitemap } from './sitemap';

it('the sitemap lists every published page, but no drafts or special pages', () => {
  const compiled = site({ 'about.json': page(), 'a/b.json': page(), 'japan.json': draft() }).compiled();
  expect(emitSitemap(compiled, 'https://example.com')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://example.com/</loc></url>
      <url><loc>https://example.com/a/b</loc></url>
      <url><loc>https://example.com/about</loc></url>
    </urlset>
    "
  `);
});

it('the sitemap is valid XML, whatever the address', () => {
  const compiled = site({ 'index.json': page() }).compiled();
  expect(emitSitemap(compiled, 'https://example.com/?a&b')).toContain('<loc>https://example.com/?a&amp;b/');
});

it('robots.txt allows everything except the form addresses, and names the sitemap', () => {
  expect(emitRobots('https://example.com')).toMatchInlineSnapshot(`
    "User-agent: *
    Disallow: /api/
    Sitemap: https://example.com/sitemap.xml
    "
  `);
});
