/** A document in a path with a leading underscore has no route. */
export const hasRoute = (path: string) => !path.split('/').some((segment) => segment.startsWith('_'));

/** `opening-hours.json` is `/opening-hours`; `index.json` and `x/index.json` are `/` and `/x`. */
export function routeOf(path: string): string {
  const route = `/${path.replace(/\.json$/, '')}`.replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** A page that nothing links to: the not-found page, or the page after a form was sent. */
export const isSpecial = (path: string) => path.startsWith('_pages/');

/** The address that a special page is named after, and built at. */
export const specialRouteOf = (path: string) => routeOf(path.slice('_pages/'.length));

/** Special pages that every site needs: for unknown addresses, and for forms sent without script. */
export const neededSpecialPages = ['404', 'thank-you'];

/** The document that answers at a route: `/opening-hours` is `opening-hours.json`. */
export const pathOf = (route: string) => (route === '/' ? 'index.json' : `${route.slice(1)}.json`);

export const isRoute = (route: string) => /^\/([a-z0-9]+(-[a-z0-9]+)*(\/(?=.)|$))*$/.test(route);

/** The address that the author most likely means by a name that makes none. */
export const suggestedRoute = (route: string) =>
  route
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/-*(\/|^|$)-*/g, '$1')
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
