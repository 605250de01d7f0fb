import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type { Diagnostic, Outcome, Place } from './diagnostics/diagnostic';
import { duplicateRoute } from './diagnostics/duplicate-route';
import { malformedRoute } from './diagnostics/malformed-route';
import { reservedRoute } from './diagnostics/reserved-route';
import { placeAt } from './place';
import type { SourceFile } from './source';
import { readTree } from './tree';

/** First segments that are not free: the receiver, built assets and files, pages without a document of their own. */
const reserved = ['api', 'assets', 'files', 'healthz', 'readyz', '404', 'thank-you', '__gallery'];

/** A document below a name that begins with an underscore has no route of its own. */
export const hasRoute = (path: string) => !path.split('/').some((segment) => segment.startsWith('_'));

/** `study-ireland.json` is `/study-ireland`; `index.json` and `x/index.json` are `/` and `/x`. */
export function routeOf(path: string): string {
  const route = `/${path.replace(/\.json$/, '')}`.replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** A page that no list and no link leads to: what a visitor sees where nothing is found, or where a form was sent. */
export const isSpecial = (path: string) => path.startsWith('_pages/');

/** The address that a special page is named after, and built at. */
export const specialRouteOf = (path: string) => routeOf(path.slice('_pages/'.length));

/** Every special page by the address that it is built at. */
export const specialTable = (sources: readonly SourceFile[]): ReadonlyMap<string, SourceFile> =>
  new Map(
    sources.filter(({ path }) => isSpecial(path)).map((source) => [specialRouteOf(source.path), source]),
  );

/** The document that answers at a route: `/study-ireland` is `study-ireland.json`. */
export const pathOf = (route: string) => (route === '/' ? 'index.json' : `${route.slice(1)}.json`);

/**
 * Every route with the document that answers there. Two documents for one route are an error. A document whose name
 * makes no address is listed all the same, where no other is: the links to it are not a second mistake.
 */
export function routeTable(sources: readonly SourceFile[]): Outcome<ReadonlyMap<string, SourceFile>> {
  const table = new Map<string, SourceFile>();
  const nameless: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources.filter(({ path }) => hasRoute(path))) {
    const route = routeOf(source.path);
    const place = placeAt(source, '', 0, 1);
    const earlier = table.get(route);
    const fault = isRoute(route) ? takenByTheSite(place, route) : malformedRoute(place, source.path);
    if (fault) {
      diagnostics.push(fault);
      nameless.push(source);
    } else if (earlier) {
      diagnostics.push(duplicateRoute(place, route, earlier.file));
    } else {
      table.set(route, source);
    }
  }
  for (const source of sources.filter(({ path }) => isSpecial(path))) {
    const route = specialRouteOf(source.path);
    const earlier = table.get(route);
    if (earlier) diagnostics.push(duplicateRoute(placeAt(source, '', 0, 1), route, earlier.file));
  }
  for (const source of nameless) {
    const route = routeOf(source.path);
    for (const name of [route, mended(route)]) if (!table.has(name)) table.set(name, source);
  }
  return { value: table, diagnostics };
}

export const isRoute = (route: string) => /^\/([a-z0-9]+(-[a-z0-9]+)*(\/(?=.)|$))*$/.test(route);

/** The address that the author most likely means by a name that makes none. */
export const mended = (route: string) =>
  route
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/-*(\/|^|$)-*/g, '$1')
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');

/** A fault where the site itself answers at an address. */
export function takenByTheSite(place: Place, route: string): Diagnostic | undefined {
  const segment = route.split('/')[1] ?? '';
  return reserved.includes(segment) ? reservedRoute(place, route, segment) : undefined;
}

/**
 * The addresses that redirect, with where they lead, as far as the site's document can be read: a mistake elsewhere in it
 * must not make links fail.
 */
export function redirectsOf(sources: readonly SourceFile[]): ReadonlyMap<string, unknown> {
  const site = sources.find(({ path }) => path === '_site.json');
  const { tree } = site ? readTree(site) : {};
  const redirects = tree && findNodeAtLocation(tree, ['redirects']);
  const entries: readonly unknown[] = redirects?.type === 'array' ? getNodeValue(redirects) : [];
  return new Map(
    entries.flatMap((entry) =>
      isObject(entry) && typeof entry.from === 'string' ? [[entry.from, entry.to] as const] : [],
    ),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
