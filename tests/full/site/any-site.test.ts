import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../../src/files/read-tree';
import { mainPages } from '../../../src/project/project-paths.mjs';
import { problemsIn } from '../../html-rules';
import { siteFolder } from '../../site/site-folder';
import { builtExample, examplePages } from './built-example';

/** What holds for any site, tested on both sites of this project. */

const example = await builtExample();
afterAll(example.remove);

const sites = [
  { site: mainPages, folder: siteFolder },
  { site: examplePages, folder: example.folder },
];

for (const { site, folder } of sites) {
  const files = await filesBelow(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  /** The HTML of every page, by its route. The HTML files of redirects have no `<main>`. */
  const pages: ReadonlyMap<string, string> = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, read(file)] as const)
      .filter(([, html]) => html.includes('<main')),
  );
  /** Pages that search engines may index. */
  const indexable = [...pages].filter(([, html]) => !/<meta name="robots" content="noindex/.test(html));
  const { redirects } = JSON.parse(read('_server.json')) as { redirects: readonly { from: string }[] };

  describe(`the site in ${site}`, () => {
    it('has pages', () => {
      expect(indexable.length).toBeGreaterThan(9);
    });

    it.each([...pages])('is valid HTML at %s', async (_route, html) => {
      expect(await problemsIn(html)).toEqual([]);
    });

    it.each([...pages])('has a heading in each section of %s', (_route, html) => {
      expect(sectionsWithoutHeading(html)).toEqual([]);
    });

    it.each([...pages])('has no link on %s that leads nowhere', (route, html) => {
      expect(linksOf(html).filter((link) => !leadsSomewhere(link, route))).toEqual([]);
    });

    it.each([...pages])('opens files in another tab from %s, so that none is prefetched', (_route, html) => {
      const links = [...html.matchAll(/<a [^>]*href="\/(?:api|assets|files)\/[^>]*>/g)];
      expect(links.filter(([tag]) => !tag.includes('target="_blank"'))).toEqual([]);
    });

    it('has a title, a description and a canonical address on each page, and no two pages share one', () => {
      const heads = indexable.map(([route, html]) => {
        const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
        const head = {
          title: all(/<title[^>]*>([^<]*)/g),
          description: all(/<meta name="description" content="([^"]*)"/g),
          canonical: all(/<link rel="canonical" href="([^"]*)"/g),
        };
        expect(
          Object.values(head).map(({ length }) => length),
          route,
        ).toEqual([1, 1, 1]);
        return head;
      });
      for (const key of ['title', 'description', 'canonical'] as const)
        expect(new Set(heads.map((head) => head[key][0])).size, key).toBe(indexable.length);
    });

    it('has the breadcrumbs as a BreadcrumbList on every page except home', () => {
      const without = indexable.filter(([, html]) => !html.includes('"BreadcrumbList"'));
      expect(without.map(([route]) => route)).toEqual(['/']);
    });
  });

  function leadsSomewhere(link: string, from: string): boolean {
    const [path = '', anchor] = link.split('#');
    const route = path === '' ? from : (path.split('?')[0] ?? '');
    // The receiver answers below /api/, and no file does.
    if (/^\/api\//.test(route) || redirects.some((redirect) => redirect.from === route)) return true;
    const html = pages.get(route);
    if (html === undefined) return existsSync(join(folder, route)) && files.includes(route.slice(1));
    return !anchor || html.includes(` id="${anchor}"`);
  }
}

/** Where a page leads on its own site, and what it loads from there; not the icons, which lie in an SVG sprite. */
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:href|src|action|poster)="([/#][^"]*)"/g)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !link.startsWith('//') && !/\.svg#/.test(link));

/**
 * The opening tags of sections and articles without a name whose headings, if any, all belong to a section within them.
 */
function sectionsWithoutHeading(html: string): readonly string[] {
  const open: { tag: string; hasHeading: boolean }[] = [];
  const found: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)(section|article|h[1-6])\b[^>]*>/g)) {
    const inner = open.at(-1);
    if (slash) {
      const closed = /^h/.test(name) ? undefined : open.pop();
      if (closed && !closed.hasHeading) found.push(closed.tag);
    } else if (!/^h/.test(name)) open.push({ tag, hasHeading: tag.includes(' aria-label=') });
    else if (inner) inner.hasHeading = true;
  }
  return found;
}
