import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import { folderOf } from '../built-sites';
import { problemsIn } from '../html-rules';

/** The main site as `npm test` has built it: what any published site must be, asked of ten of its pages. */
const folder = folderOf('main');
const files = new Set(await filesBelow(folder));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Without redirects, and what search engines are told to leave out. */
const pages = [...files]
  .filter((file) => /(^|\/)index\.html$/.test(file) && !/noindex|http-equiv="refresh"/.test(read(file)))
  .sort();
const samples = pages.filter((_, index) => index % Math.ceil(pages.length / 10) === 0);
const routeOf = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`;

describe.each(samples)('the page %s', (file) => {
  const html = read(file);

  it('is valid HTML with a title, a description and its own address', async () => {
    expect(await problemsIn(html)).toEqual([]);
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(canonical).pathname).toBe(routeOf(file));
  });

  it('leads to pages and loads files that are there', () => {
    const targets = [...html.matchAll(/\b(?:href|src)="(\/[^"#?]*)/g)].map(([, target = '']) => target);
    const missing = targets.filter((target) => {
      const path = decodeURIComponent(target.slice(1));
      return !files.has(path) && !files.has(join(path, 'index.html')) && !target.startsWith('/api/');
    });
    expect(missing).toEqual([]);
  });
});

it('the sitemap has every page once', () => {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const routes = addresses.map((address) => new URL(address).pathname);
  expect(routes.toSorted()).toEqual(pages.map(routeOf).toSorted());
});

it('the headers have a policy, and a year of caching for files with a hash in their name', () => {
  const headers = read('_headers');
  expect(headers).toContain('Content-Security-Policy');
  expect(headers).toMatch(/\/assets\/\*[\s\S]*?max-age=31536000, immutable/);
});
