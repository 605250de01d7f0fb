import { withoutTrailingSlashes } from './old-address';

/** Any origin, for resolving paths. */
const base = 'http://site';

/**
 * The target of a redirect with the request's query appended to its own, before the fragment. Targets that cannot have
 * a query, `tel:` or `mailto:`, stay as they are.
 */
export function redirectTarget(to: string, search: string): string {
  const url = new URL(to, base);
  if (search === '' || !/^https?:$/.test(url.protocol)) return to;
  url.search = url.search === '' ? search : `${url.search}&${search.slice(1)}`;
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

/**
 * The address without trailing slashes, or undefined if there are none. Uses the encoded path, because a decoded
 * `/%5cevil.example/` would lead to another site, as would leading slashes.
 */
export function withoutEndSlash({ pathname, search }: URL): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  return withoutTrailingSlashes(pathname).replace(/^\/+/, '/') + search;
}
