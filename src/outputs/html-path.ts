import { join } from 'node:path';
import { notFoundRoute } from '../document/route';

/** `/opening-hours` is `opening-hours/index.html`; a host looks for the page of no route at `404.html`. */
export function htmlPathOf(route: string): string {
  if (route === notFoundRoute) return '404.html';
  return route.endsWith('.html') ? route.slice(1) : join(route.slice(1), 'index.html');
}
