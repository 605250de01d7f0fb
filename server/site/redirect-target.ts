/** Any origin: it is used only while a path is resolved. */
const base = 'http://site';

/**
 * Where a redirect leads with the query of the request, which comes behind the target's own query and before its
 * fragment. A target that has no query, `tel:` or `mailto:`, stays as it is.
 */
export function redirectTarget(to: string, search: string): string {
  const url = new URL(to, base);
  if (search === '' || !/^https?:$/.test(url.protocol)) return to;
  url.search = url.search === '' ? search : `${url.search}&${search.slice(1)}`;
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

/**
 * The same address without slashes at its end, or undefined if there are none. It is made of the path as it was
 * sent: decoded, `/%5cevil.example/` would lead to another site. Slashes at its beginning would do the same.
 */
export function withoutEndSlash({ pathname, search }: URL): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;
}
