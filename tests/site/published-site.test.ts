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
/** The pages of the sitemap: no redirects, and none that search engines are told to leave out. */
const pages = [...files]
  .filter((file) => /(^|\/)index\.html$/.test(file) && !/noindex|http-equiv="refresh"/.test(read(file)))
  .sort();
const chosen = pages.filter((_, index) => index % Math.ceil(pages.length / 10) === 0);
const routeOf = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`;

describe.each(chosen)('the page %s', (file) => {
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

it('the headers have a policy for all paths, and a year of caching for files with a hash in their name alone', () => {
  const rules = read('_headers')
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return { path, headers: new Map(lines.map((line) => line.trim().split(': ') as [string, string])) };
    });
  const valuesOf = (name: string) =>
    rules.flatMap(({ path, headers }) => (headers.has(name) ? [[path, headers.get(name)]] : []));
  const [[everywhere, policy = ''] = []] = valuesOf('Content-Security-Policy');
  expect(everywhere).toBe('/*');
  expect(policy.split(';')).toEqual(
    expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"]),
  );
  expect(valuesOf('Cache-Control')).toEqual([['/assets/*', 'public, max-age=31536000, immutable']]);
  const assets = [...files].filter((file) => file.startsWith('assets/') && !/\.(br|gz)$/.test(file));
  expect(assets.length).toBeGreaterThan(100);
  // The hash of a script has six hexadecimal digits (vite-config.ts), that of another file eight characters.
  expect(assets.filter((file) => !/\.([0-9a-f]{6}|[\w-]{8})\.[a-z0-9]+$/.test(file))).toEqual([]);
});
