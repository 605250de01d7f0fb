import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { duplicateRoute } from '../diagnostics/duplicate-route/duplicate-route';
import { malformedRoute } from '../diagnostics/malformed-route/malformed-route';
import { reservedRoute } from '../diagnostics/reserved-route/reserved-route';
import type { SourceLocation } from '../document/location';
import { locationAt } from '../document/location';
import {
  hasRoute,
  isRoute,
  isSpecial,
  notFoundRoute,
  routeOf,
  type SpecialPages,
  specialRouteOf,
  suggestedRoute,
  usualSpecialPages,
} from '../document/route';
import type { SourceFile } from '../document/source';
import { readTree } from '../document/tree';
import { keyOfOldAddress } from '../format/old-address';

/** Every special page by the address that it is built at. */
export function specialTable(sources: readonly SourceFile[]): ReadonlyMap<string, SourceFile> {
  const special = specialPagesOf(sources);
  return new Map(
    sources
      .filter(({ path }) => isSpecial(path))
      .map((source) => [specialRouteOf(source.path, special), source]),
  );
}

/**
 * Every route with the document that answers there. Two documents with one route are an error. A document whose name is
 * not a valid address is included as well, if the route is free, so that links to it are not a second error.
 */
export function routeTable(sources: readonly SourceFile[]): Outcome<ReadonlyMap<string, SourceFile>> {
  const table = new Map<string, SourceFile>();
  const nameless: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const special = specialPagesOf(sources);
  for (const source of sources.filter(({ path }) => hasRoute(path))) {
    const route = routeOf(source.path);
    const location = () => locationAt(source, '', 0, 1);
    const earlier = table.get(route);
    const problem = isRoute(route)
      ? takenByTheSite(location, route, special)
      : malformedRoute(location(), source.path, suggestedName(route));
    if (problem) {
      diagnostics.push(problem);
      nameless.push(source);
    } else if (earlier) {
      diagnostics.push(duplicateRoute(location(), route, earlier.file));
    } else {
      table.set(route, source);
    }
  }
  for (const source of sources.filter(({ path }) => isSpecial(path))) {
    const route = specialRouteOf(source.path, special);
    const earlier = table.get(route);
    if (earlier) diagnostics.push(duplicateRoute(locationAt(source, '', 0, 1), route, earlier.file));
  }
  for (const source of nameless) {
    const route = routeOf(source.path);
    for (const name of [route, suggestedRoute(route)]) if (!table.has(name)) table.set(name, source);
  }
  return { value: table, diagnostics };
}

/** First segments that are not free: the receiver, built assets and files, the page that hosts look for. */
export const reserved = ['api', 'assets', 'files', 'healthz', 'readyz', notFoundRoute.slice(1), '__gallery'];

/** What browsers and phones ask for without being told. The build draws them of the icon, unless they are in `_root`. */
export const iconFiles = { tab: 'favicon.ico', homeScreen: 'apple-touch-icon.png' } as const;

/** The files at the root that a build makes. */
export const madeFiles = [
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

/** A diagnostic if the site itself uses an address. */
export function takenByTheSite(
  location: () => SourceLocation,
  route: string,
  { thankYou }: SpecialPages,
): Diagnostic | undefined {
  const segment = route.split('/')[1] ?? '';
  return reserved.includes(segment) || madeFiles.includes(segment) || segment === thankYou
    ? reservedRoute(location(), route, segment)
    : undefined;
}

/** Which special pages the site shows, as far as its document can be parsed. */
export function specialPagesOf(sources: readonly SourceFile[]): SpecialPages {
  const named: unknown = settingOf(sources, 'special');
  const names = Object.entries(isObject(named) ? named : {}).filter(([, name]) => typeof name === 'string');
  return { ...usualSpecialPages, ...Object.fromEntries(names) };
}

/**
 * The redirects with their targets, as far as the site's document can be parsed: an error elsewhere in it must not make
 * links fail.
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

function settingOf(sources: readonly SourceFile[], name: string): unknown {
  const site = sources.find(({ path }) => path === '_site.json');
  const { tree } = site ? readTree(site) : {};
  const node = tree && findNodeAtLocation(tree, [name]);
  return node && getNodeValue(node);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A name that a document with such a route can have; some have no letter that an address can have. */
const suggestedName = (route: string) => `${suggestedRoute(route).slice(1) || 'opening-hours'}.json`;
