import type { Diagnostic, Outcome } from './diagnostics/diagnostic';
import { duplicateRoute } from './diagnostics/duplicate-route';
import { malformedRoute } from './diagnostics/malformed-route';
import { reservedRoute } from './diagnostics/reserved-route';
import { placeAt } from './place';
import type { SourceFile } from './source';

/** First segments that are not free: the receiver, built assets and files, pages without a document of their own. */
const reserved = ['api', 'assets', 'files', 'healthz', '404', 'thank-you', '__gallery'];

/** A document below a name that begins with an underscore has no route of its own. */
export const hasRoute = (path: string) => !path.split('/').some((segment) => segment.startsWith('_'));

/** `study-ireland.json` is `/study-ireland`; `index.json` and `x/index.json` are `/` and `/x`. */
export function routeOf(path: string): string {
  const route = `/${path.replace(/\.json$/, '')}`.replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** Every route with the document that answers there. Two documents for one route are an error. */
export function routeTable(sources: readonly SourceFile[]): Outcome<ReadonlyMap<string, SourceFile>> {
  const table = new Map<string, SourceFile>();
  const diagnostics: Diagnostic[] = [];
  for (const source of sources.filter(({ path }) => hasRoute(path))) {
    const route = routeOf(source.path);
    const place = { ...placeAt(source, '', 0, 1) };
    const earlier = table.get(route);
    const segment = route.split('/')[1] ?? '';
    if (!/^\/([a-z0-9]+(-[a-z0-9]+)*(\/|$))*$/.test(route)) {
      diagnostics.push(malformedRoute(place, source.path));
    } else if (reserved.includes(segment)) {
      diagnostics.push(reservedRoute(place, route, segment));
    } else if (earlier) {
      diagnostics.push(duplicateRoute(place, route, earlier.file));
    } else {
      table.set(route, source);
    }
  }
  return { value: table, diagnostics };
}
