/**
 * Whether the path of a document is its route: not if a segment begins with an underscore. The routes of special pages
 * follow other rules (`specialRouteOf`).
 */
export const hasRoute = (path: string) => !path.split('/').some((segment) => segment.startsWith('_'));

/** The route of a page: `/opening-hours` for `opening-hours.json`; `/` and `/x` for `index.json` and `x/index.json`. */
export function routeOf(path: string): string {
  const route = `/${path.replace(/\.json$/, '')}`.replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** Whether a document is a special page, such as the 404 page, by its path. No page links to these. */
export const isSpecial = (path: string) => path.startsWith('_pages/');

/** The documents of `_pages` that have a special role, by name. */
export interface SpecialPages {
  /** The 404 page, shown at every unknown address. */
  notFound: string;
  /** Shown after a form was sent. Its name is its route. */
  thankYou: string;
  /** Shown on server errors. If omitted, a default page is built from the site's words. */
  serverError?: string;
}

/** The special pages of a site whose `_site.json` names none. */
export const defaultSpecialPages: SpecialPages = { notFound: '404', thankYou: 'thank-you' };

/** The route of the 404 page: hosts expect its file to be `404.html`. Visitors do not navigate to it. */
export const notFoundRoute = '/404';

/** The route of the page shown on server errors. No document can have it, because of its dot. */
export const serverErrorRoute = '/500.html';

/** The path of a special page's document. */
export const specialPath = (name: string) => `_pages/${name}.json`;

/** The route of a special page: its name; for the two error pages, which answer at any address, a fixed one. */
export function specialRouteOf(path: string, { notFound, serverError }: SpecialPages): string {
  if (path === specialPath(notFound)) return notFoundRoute;
  if (serverError !== undefined && path === specialPath(serverError)) return serverErrorRoute;
  return routeOf(path.slice('_pages/'.length));
}

/** The path of a new document with this route: `opening-hours.json` for `/opening-hours`. */
export const pathOf = (route: string) => (route === '/' ? 'index.json' : `${route.slice(1)}.json`);

/** Whether a route is valid: segments of lower-case letters and digits with hyphens. */
export const isRoute = (route: string) => /^\/([a-z0-9]+(-[a-z0-9]+)*(\/(?=.)|$))*$/.test(route);

/** The valid route most similar to an invalid one. */
export const suggestedRoute = (route: string) =>
  route
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '') // accents
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/-*(\/|^|$)-*/g, '$1') // hyphens at the ends of segments
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, ''); // the last slash, unless it is all
