import { join } from 'node:path';
import { notFoundRoute } from '../document/route';

/** The file of a route: `opening-hours/index.html` for `/opening-hours`; hosts expect the 404 page at `404.html`. */
export function htmlPathOf(route: string): string {
  if (route === notFoundRoute) return '404.html';
  return route.endsWith('.html') ? route.slice(1) : join(route.slice(1), 'index.html');
}
