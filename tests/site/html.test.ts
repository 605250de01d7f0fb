import { describe, expect, it } from 'vitest';
import { problemsIn } from '../html-rules';
import { routes } from '../routes';
import { readBuilt, readRoute } from './site-folder';

describe('the HTML', () => {
  it.each([...routes])('of %s is valid', async (route) => {
    expect(await problemsIn(readRoute(route))).toEqual([]);
  });

  it.each([...routes])('of %s has a heading in each section', (route) => {
    expect(sectionsWithoutHeading(readRoute(route))).toEqual([]);
  });

  it('of the not-found page, of the error page and of a redirect is valid', async () => {
    expect(await problemsIn(readBuilt('404.html'))).toEqual([]);
    expect(await problemsIn(readBuilt('500.html'))).toEqual([]);
    expect(await problemsIn(readRoute('/student-visa'))).toEqual([]);
  });

  it('contains every link of the menus and the footer on every page', () => {
    const menu = routes.filter((route) => /^\/(study-|[a-z]+-office$|[a-z]+-coaching$)/.test(route));
    for (const page of routes) {
      const html = readRoute(page);
      expect(
        menu.filter((route) => !html.includes(`href="${route}"`)),
        page,
      ).toEqual([]);
    }
  });

  it.each([...routes])('of %s leads to files in another tab, so that none is fetched ahead', (route) => {
    const links = [...readRoute(route).matchAll(/<a [^>]*href="\/(?:api|assets|files)\/[^>]*>/g)];
    expect(links.filter(([tag]) => !tag.includes('target="_blank"'))).toEqual([]);
  });

  it.each([...routes])('of %s has no link that does not say where it leads', (route) => {
    const links = [...readRoute(route).matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, html = '']) =>
      html.replace(/<[^>]*>/g, '').trim(),
    );
    expect(
      links.filter((text) => /^(here|more|(click|right) here|(know|learn|read|view) more)$/i.test(text)),
    ).toEqual([]);
  });

  it('contains every answer', () => {
    const html = readRoute('/study-newzealand');
    expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(18);
  });

  it('has a title, a description and a canonical address on each page, and no two pages share one', () => {
    const heads = routes.map((route) => {
      const html = readRoute(route);
      const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
      const head = {
        title: all(/<title[^>]*>([^<]*)/g),
        description: all(/<meta name="description" content="([^"]*)"/g),
        canonical: all(/<link rel="canonical" href="([^"]*)"/g),
      };
      expect(Object.values(head).map(({ length }) => length)).toEqual([1, 1, 1]);
      return head;
    });
    for (const key of ['title', 'description', 'canonical'] as const) {
      expect(new Set(heads.map((head) => head[key][0])).size, key).toBe(routes.length);
    }
  });

  it('has the breadcrumbs as a BreadcrumbList on every page except home', () => {
    const lists = routes.filter((route) => readRoute(route).includes('"BreadcrumbList"'));
    expect(lists).toEqual(routes.filter((route) => route !== '/'));
  });
});

/** The opening tags of sections and articles whose headings, if any, all belong to a section within them. */
function sectionsWithoutHeading(html: string): readonly string[] {
  const open: { tag: string; hasHeading: boolean }[] = [];
  const found: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)(section|article|h[1-6])\b[^>]*>/g)) {
    const inner = open.at(-1);
    if (slash) {
      const closed = /^h/.test(name) ? undefined : open.pop();
      if (closed && !closed.hasHeading) found.push(closed.tag);
    } else if (!/^h/.test(name)) open.push({ tag, hasHeading: false });
    else if (inner) inner.hasHeading = true;
  }
  return found;
}
