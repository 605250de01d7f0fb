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
  neededSpecialPages,
  routeOf,
  specialRouteOf,
  suggestedRoute,
} from '../document/route';
import type { SourceFile } from '../document/source';
import { readTree } from '../document/tree';

/** Every special page by the address that it is built at. */
export const specialTable = (sources: readonly SourceFile[]): ReadonlyMap<string, SourceFile> =>
  new Map(
    sources.filter(({ path }) => isSpecial(path)).map((source) => [specialRouteOf(source.path), source]),
  );

/**
 * Every route with the document that answers there. Two documents with one route are an error. A document whose name is
 * not a valid address is included as well, if the route is free, so that links to it are not a second error.
 */
export function routeTable(sources: readonly SourceFile[]): Outcome<ReadonlyMap<string, SourceFile>> {
  const table = new Map<string, SourceFile>();
  const nameless: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources.filter(({ path }) => hasRoute(path))) {
    const route = routeOf(source.path);
    const location = () => locationAt(source, '', 0, 1);
    const earlier = table.get(route);
    const problem = isRoute(route)
      ? takenByTheSite(location, route)
      : malformedRoute(location(), source.path);
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
    const route = specialRouteOf(source.path);
    const earlier = table.get(route);
    if (earlier) diagnostics.push(duplicateRoute(locationAt(source, '', 0, 1), route, earlier.file));
  }
  for (const source of nameless) {
    const route = routeOf(source.path);
    for (const name of [route, suggestedRoute(route)]) if (!table.has(name)) table.set(name, source);
  }
  return { value: table, diagnostics };
}

/** First segments that are not free: the receiver, built assets and files, the pages that every site needs. */
const reserved = ['api', 'assets', 'files', 'healthz', 'readyz', ...neededSpecialPages, '__gallery'];

/** A diagnostic if the site itself uses an address. */
export function takenByTheSite(location: () => SourceLocation, route: string): Diagnostic | undefined {
  const segment = route.split('/')[1] ?? '';
  return reserved.includes(segment) ? reservedRoute(location(), route, segment) : undefined;
}

/**
 * The redirects with their targets, as far as the site's document can be parsed: an error elsewhere in it must not make
 * links fail.
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
