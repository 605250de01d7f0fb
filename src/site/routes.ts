import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { duplicateRoute } from '../diagnostics/duplicate-route/duplicate-route';
import { malformedRoute } from '../diagnostics/malformed-route/malformed-route';
import { reservedRoute } from '../diagnostics/reserved-route/reserved-route';
import { isObject } from '../document/is-object';
import type { SourceLocation } from '../document/location';
import { locationAt } from '../document/location';
import {
  defaultSpecialPages,
  hasRoute,
  isRoute,
  isSpecial,
  notFoundRoute,
  routeOf,
  type SpecialPages,
  specialRouteOf,
  suggestedRoute,
} from '../document/route';
import type { SourceFile } from '../document/source';
import { readTree } from '../document/tree';
import { keyOfOldAddress } from '../format/old-address';

/** The documents of special pages, by the route at which they are built. */
export function specialPagesByRoute(sources: readonly SourceFile[]): ReadonlyMap<string, SourceFile> {
  const special = specialPagesOf(sources);
  return new Map(
    sources
      .filter(({ path }) => isSpecial(path))
      .map((source) => [specialRouteOf(source.path, special), source]),
  );
}

/**
 * Documents by route. Two documents with the same route are an error. Documents whose route is invalid or reserved are
 * added too, under that route and the suggested one if these are free, so that links to them are not reported again.
 */
export function routeTable(sources: readonly SourceFile[]): Outcome<ReadonlyMap<string, SourceFile>> {
  const table = new Map<string, SourceFile>();
  const unroutable: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const special = specialPagesOf(sources);
  for (const source of sources.filter(({ path }) => hasRoute(path))) {
    const route = routeOf(source.path);
    const location = () => locationAt(source, '', 0, 1); // its first character
    const firstSource = table.get(route);
    const problem = isRoute(route)
      ? reservedRouteProblem(location, route, special)
      : malformedRoute(location(), source.path, suggestedName(route));
    if (problem) {
      diagnostics.push(problem);
      unroutable.push(source);
    } else if (firstSource) {
      diagnostics.push(duplicateRoute(location(), route, firstSource.file));
    } else {
      table.set(route, source);
    }
  }
  // Special pages are not in the table, but a page must not have the route at which one of them is built.
  for (const [route, source] of specialPagesByRoute(sources)) {
    const firstSource = table.get(route);
    if (firstSource) diagnostics.push(duplicateRoute(locationAt(source, '', 0, 1), route, firstSource.file));
  }
  for (const source of unroutable) {
    const route = routeOf(source.path);
    for (const linked of [route, suggestedRoute(route)]) if (!table.has(linked)) table.set(linked, source);
  }
  return { value: table, diagnostics };
}

/**
 * First segments that pages cannot have: those of the form API, assets and files, health checks, the 404 page and the
 * gallery of `npm run dev`.
 */
export const reservedSegments = [
  'api',
  'assets',
  'files',
  'healthz',
  'readyz',
  notFoundRoute.slice(1),
  '__gallery',
];

/** Icons that browsers request at fixed addresses. The build draws them, unless they are in `_root`. */
export const iconFiles = { tab: 'favicon.ico', homeScreen: 'apple-touch-icon.png' } as const;

/** Files that the build writes to the root. */
export const generatedFiles = [
  '404.html',
  '500.html',
  '_headers',
  '_redirects',
  '_server.json',
  'menu.json',
  'robots.txt',
  'sitemap.xml',
  ...Object.values(iconFiles),
];

/** Folders that the build writes to the root. Unlike reserved segments, pages may have their names. */
export const generatedFolders = ['calendars'];

/** A diagnostic if a route begins with a segment that the engine itself uses, for an output or the thank-you page. */
export function reservedRouteProblem(
  location: () => SourceLocation,
  route: string,
  { thankYou }: SpecialPages,
): Diagnostic | undefined {
  const segment = route.split('/')[1] ?? '';
  return reservedSegments.includes(segment) || generatedFiles.includes(segment) || segment === thankYou
    ? reservedRoute(location(), route, segment)
    : undefined;
}

/** The names of the special pages, even if the site's document has errors. */
export function specialPagesOf(sources: readonly SourceFile[]): SpecialPages {
  const siteNames: unknown = settingOf(sources, 'special');
  const names = Object.entries(isObject(siteNames) ? siteNames : {}).filter(
    ([, name]) => typeof name === 'string',
  );
  return { ...defaultSpecialPages, ...Object.fromEntries(names) };
}

/**
 * The targets of redirects by old address (`keyOfOldAddress`), even if the site's document has errors, so that a link
 * to a redirected address is not reported too.
 */
export function redirectsOf(sources: readonly SourceFile[]): ReadonlyMap<string, unknown> {
  const redirects: unknown = settingOf(sources, 'redirects');
  const entries: readonly unknown[] = Array.isArray(redirects) ? redirects : [];
  return new Map(
    entries.flatMap((entry) =>
      isObject(entry) && typeof entry.from === 'string'
        ? [[keyOfOldAddress(entry.from), entry.to] as const]
        : [],
    ),
  );
}

/** A property of the site's document, which need not be valid. */
function settingOf(sources: readonly SourceFile[], name: string): unknown {
  const site = sources.find(({ path }) => path === '_site.json');
  const { tree } = site ? readTree(site) : {};
  const node = tree && findNodeAtLocation(tree, [name]);
  return node && getNodeValue(node);
}

/** A valid file name for a route. It falls back to an example if the route has no usable letters. */
const suggestedName = (route: string) => `${suggestedRoute(route).slice(1) || 'opening-hours'}.json`;
