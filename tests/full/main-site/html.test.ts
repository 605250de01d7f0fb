import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../html-rules';
import { readRoute } from '../../site/site-folder';
import { routes } from './routes';

/** Of the main site; any-site.test.ts has what holds for every site. */
describe('the HTML', () => {
  it('of a redirect is valid', async () => {
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
});
