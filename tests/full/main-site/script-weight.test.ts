import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readRoute, siteFolder } from '../../site/site-folder';
import { budgetOf, weighed } from './budgets';
import { allRoutes, destinations } from './routes';

const assets = join(siteFolder, 'assets');
const scripts = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(assets, file), 'utf8')]),
);

/**
 * Each is compressed once: most pages share most of them. The hashes of the files that it imports are left out, since
 * they compress by chance: the same script was up to 28 bytes heavier with another hash.
 */
const weights = new Map(
  [...scripts].map(([file, text]) => [
    file,
    brotliCompressSync(text.replaceAll(/\.[\da-f]{6,8}\.js/g, '.000000.js')).length,
  ]),
);
const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);

/** What a script asks for at once. */
const importedAtOnce = (file: string) =>
  [...(scripts.get(file) ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)/g)].map(
    ([, name = '']) => name,
  );

const fileOf = (name: string) => [...scripts.keys()].find((file) => file.startsWith(`${name}.`)) ?? '';
const rareList = fileOf('rare.island');
/** Whether an island is not in the list of the loader. */
const isRare = (name: string) => !scripts.get(fileOf('entry-browser'))?.includes(`./${name}.island.`);

/** What a page loads before anybody does something. */
const firstScripts = (html: string) =>
  [
    ...html.matchAll(/<script [^>]*src="\/assets\/([^"]+)"/g),
    ...html.matchAll(/<link rel="modulepreload" href="\/assets\/([^"]+)"/g),
  ].flatMap(([, file = '']) => [file, ...importedAtOnce(file)]);

/** A script with all that it imports, at once or later. The proof of work is left out: few servers ever ask for one. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || file.startsWith('prove-work.')) return found;
  found.add(file);
  for (const [, imported = ''] of scripts
    .get(file)
    ?.matchAll(/(?:from|import\(|import)\s*["'`]\.\/([^"'`]+)/g) ?? [])
    withImports(imported, found);
  return found;
}

/**
 * All that a visitor ever loads who hydrates every island of a page. A phone does not show the menu of wide windows; in
 * a wide window carousels that are a grid there (ui/carousel/carousel.module.css) do not move, so nothing is fetched to
 * move them.
 */
function allScripts(html: string, on: 'phone' | 'wide' | 'both'): ReadonlySet<string> {
  const islands = [...html.matchAll(/<[^>]* data-island="([^"]+)"[^>]*>/g)];
  const moves =
    on !== 'wide' || islands.some(([tag, name]) => name === 'carousel' && !tag.includes(' data-grid='));
  const found = new Set(firstScripts(html));
  for (const [, name = ''] of islands.filter(([, name]) => on !== 'phone' || name !== 'mega-menu'))
    for (const file of scripts.keys())
      if (file.startsWith(`${name}.island.`)) {
        withImports(file, found);
        if (isRare(name)) found.add(rareList);
      }
  const fades = html.includes('data-effect="fade"');
  const needsFieldHandlers = /data-type="(number|date|radio|checkbox|consent)"/.test(html);
  return new Set(
    [...found].filter(
      (file) =>
        (moves || !file.startsWith('carousel-swiper.')) &&
        (fades || !file.startsWith('carousel-fade.')) &&
        (needsFieldHandlers || !file.startsWith('any-field.')),
    ),
  );
}

describe('the script', () => {
  it.each(allRoutes)('of %s is at most 2 KiB, compressed, before anybody does something', (route) => {
    const files = firstScripts(readRoute(route));
    expect(files).toHaveLength(1);
    expect(weightOf(files)).toBeLessThanOrEqual(2 * 1024);
  });

  it.each([...destinations])('of %s is at most 92 KiB once everything is hydrated, compressed', (route) => {
    const onPhone = allScripts(readRoute(route), 'phone');
    const onWide = allScripts(readRoute(route), 'wide');
    expect(onPhone.size).toBeGreaterThan(3);
    expect(weightOf(onPhone)).toBeLessThanOrEqual(92 * 1024);
    expect(weightOf(onWide)).toBeLessThanOrEqual(92 * 1024);
    // A wide window that is made narrow, with everything hydrated in both: no aim, a bound.
    expect(weightOf(allScripts(readRoute(route), 'both'))).toBeLessThanOrEqual(105 * 1024);
  });

  it('of the home page is at most 125 KiB once everything is hydrated, compressed', () => {
    expect(weightOf(allScripts(readRoute('/'), 'wide'))).toBeLessThanOrEqual(125 * 1024);
  });

  it('has no router: navigation is the browser’s', () => {
    for (const [file, text] of scripts)
      expect(text, file).not.toMatch(/react-router|RouterProvider|useLocation/);
  });
});

describe('a page with all its files and the headers of each response,', () => {
  /** About the most that the headers of a response take (weight.test.ts). */
  const head = 2.2 * 1024;
  /** A file as it is sent: compressed, if there is a compressed copy. */
  const sent = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  /** All files that the HTML names but scripts, the film, and what somebody downloads. */
  const named = (html: string) =>
    [...new Set(html.match(/\/(?:assets|logos|files)\/[\w./-]+/g))]
      .filter((path) => !/\.(?:js|mp4|pdf)$/.test(path))
      .map((path) => join(siteFolder, path))
      .filter((file) => existsSync(file));

  // Wherever on the page it is: a browser asks for less before it is scrolled. page-weight.spec.ts weighs the others.
  it.each(allRoutes.filter((route) => !weighed.includes(route)))(
    '%s: within the budget of bytes',
    (route) => {
      const html = readRoute(route);
      const [files, ofPage] = [named(html), [...allScripts(html, 'phone')]];
      expect(files.length).toBeGreaterThan(2);
      const bytes =
        brotliCompressSync(html).length + weightOf(ofPage) + files.reduce((sum, file) => sum + sent(file), 0);
      expect(bytes + head * (1 + files.length + ofPage.length)).toBeLessThanOrEqual(budgetOf(route));
    },
  );
});
