import { Config, Parser } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readRoute } from '../../site/site-folder';
import { allRoutes as routes } from './routes';

const parser = new Parser(await Config.empty().resolve());

/** An object of structured data, as schema.org calls it. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const thingsOf = (route: string): Thing[] =>
  [...readRoute(route).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
const routesWith = (type: string) =>
  routes.filter((route) => thingsOf(route).some((thing) => thing['@type'] === type));

/** What readers find on a page: its words, and where its links, pictures and dates point. */
function shownOn(route: string): string {
  const body = parser.parseHtml(readRoute(route)).querySelector('body');
  if (!body) throw new Error(`${route} has no body`);
  const pointers = ['href', 'src', 'datetime'].flatMap((name) =>
    body.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name)?.value?.toString()),
  );
  return [body.textContent, ...pointers].join('\n');
}

describe('structured data', () => {
  it('has each type on the pages that show its content', () => {
    const offices = ['/contact', '/about', '/india-office', '/australia-office', '/philippine-office'];
    expect(routesWith('Organization')).toEqual(['/']);
    expect(routesWith('ProfessionalService')).toEqual(offices);
    expect(routesWith('BlogPosting')).toEqual(['/blogdetails', '/blogdetails2']);
  });

  it('describes all four offices on the contact page, and one on its own page', () => {
    const count = (route: string) =>
      thingsOf(route).filter((thing) => thing['@type'] === 'ProfessionalService').length;
    expect([count('/contact'), count('/india-office')]).toEqual([4, 1]);
  });

  const described = routes.flatMap((route) =>
    thingsOf(route)
      .filter((thing) => thing['@type'] !== 'BreadcrumbList')
      .map((thing): [string, string, Thing] => [route, thing['@type'], thing]),
  );

  it.each(described)('on %s says only what the page says: %s', (route, _, thing) => {
    const shown = shownOn(route);
    const { name, address, telephone, email, sameAs = [], headline, datePublished, image } = thing;
    const { streetAddress = '', addressLocality } = (address ?? {}) as Record<string, string>;
    const values = [
      ...(typeof name === 'string' ? name.split(', ') : []),
      ...streetAddress.split(', ').filter(Boolean),
      ...[addressLocality, telephone, email, headline, datePublished, ...(sameAs as string[])],
      typeof image === 'string' ? new URL(image).pathname : undefined,
    ].filter((value) => typeof value === 'string');
    expect(values.length).toBeGreaterThan(1);
    expect(values.filter((value) => !shown.includes(value))).toEqual([]);
  });
});
