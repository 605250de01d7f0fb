import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../html-rules';
import { readRoute } from '../../site/site-folder';
import { routes } from './routes';

/** What holds for the main site alone; ../site/any-site.test.ts has what holds for every site. */
describe('the HTML', () => {
  it('of a redirect is valid', async () => {
    expect(await problemsIn(readRoute('/student-visa'))).toEqual([]);
  });

  it('links to every destination, office and coaching page on every page', () => {
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
    expect(links.length).toBeGreaterThan(10);
    expect(
      links.filter((text) => /^(here|more|(click|right) here|(know|learn|read|view) more)$/i.test(text)),
    ).toEqual([]);
  });

  it('of /study-newzealand contains at least 18 collapsible elements, as many as it has answers', () => {
    const html = readRoute('/study-newzealand');
    expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(18);
  });
});
