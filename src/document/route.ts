/** A document in a path with a leading underscore has no route. */
export const hasRoute = (path: string) => !path.split('/').some((segment) => segment.startsWith('_'));

/** `opening-hours.json` is `/opening-hours`; `index.json` and `x/index.json` are `/` and `/x`. */
export function routeOf(path: string): string {
  const route = `/${path.replace(/\.json$/, '')}`.replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** A page that nothing links to: the not-found page, or the page after a form was sent. */
export const isSpecial = (path: string) => path.startsWith('_pages/');

/** Which documents of `_pages` the site itself shows, by their names. */
export interface SpecialPages {
  /** At every address that does not exist. */
  notFound: string;
  /** After a form was sent; its name is its address. */
  thankYou: string;
  /** Where the server fails. Without one, such a page is made of words. */
  serverError?: string;
}

/** Those of a site that names no others. */
export const usualSpecialPages: SpecialPages = { notFound: '404', thankYou: 'thank-you' };

/** What the page for unknown addresses is known by: hosts look for it at `404.html`, and no visitor goes there. */
export const notFoundRoute = '/404';

/** The same of the page that is shown where the server fails. */
export const serverErrorRoute = '/500.html';

/** The document of a special page. */
export const specialPath = (name: string) => `_pages/${name}.json`;

/** The address that a special page is built at: the one it is named after, unless it answers at many. */
export function specialRouteOf(path: string, { notFound, serverError }: SpecialPages): string {
  if (path === specialPath(notFound)) return notFoundRoute;
  if (serverError !== undefined && path === specialPath(serverError)) return serverErrorRoute;
  return routeOf(path.slice('_pages/'.length));
}

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
