import { describe, expect, it } from 'vitest';
import { ancestorsOf } from './ancestors';

const routesAbove = (route: string, pages: Readonly<Record<string, string | undefined>>) => {
  const positions = Object.entries(pages).map(([pageRoute, parent]) => ({ route: pageRoute, parent }));
  const byRoute = new Map(positions.map((page) => [page.route, page]));
  return ancestorsOf({ route, parent: pages[route] }, byRoute).map((page) => page.route);
};

describe('the pages above a page', () => {
  it.each([
    ['none, if it is in no folder', '/about', {}, []],
    ['the page of its folder', '/services/repair', { '/services': undefined }, ['/services']],
    ['the nearest that exists', '/a/b/c', { '/a': undefined }, ['/a']],
    ['the pages of all folders', '/a/b/c', { '/a': undefined, '/a/b': undefined }, ['/a', '/a/b']],
    ['none whose name only begins the same', '/services-repair', { '/services': undefined }, []],
  ])('are %s', (_which, route, pages, above) => {
    expect(routesAbove(route, { [route]: undefined, ...pages })).toEqual(above);
  });

  it('are those that pages name as their parents', () => {
    const pages = { '/repair': '/services', '/services': '/shop', '/shop': undefined };
    expect(routesAbove('/repair', pages)).toEqual(['/shop', '/services']);
  });

  it('are not those of its folder if the page names a parent', () => {
    const pages = { '/news/repair': '/services', '/news': undefined, '/services': undefined };
    expect(routesAbove('/news/repair', pages)).toEqual(['/services']);
    expect(routesAbove('/news/repair', { ...pages, '/news/repair': '/gone' })).toEqual([]);
  });

  it('are each there once if they are circular', () => {
    expect(routesAbove('/a', { '/a': '/b', '/b': '/a' })).toEqual(['/a', '/b']);
  });
});
