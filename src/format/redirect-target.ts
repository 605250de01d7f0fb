/** Any origin: it is used only while a path is resolved. */
const base = 'http://site';

/**
 * The target of a redirect with the query of the request, which is appended to the target's own query, before its
 * fragment. A target that has no query, `tel:` or `mailto:`, stays as it is.
 */
export function redirectTarget(to: string, search: string): string {
  const url = new URL(to, base);
  if (search === '' || !/^https?:$/.test(url.protocol)) return to;
  url.search = url.search === '' ? search : `${url.search}&${search.slice(1)}`;
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

/**
 * The same address without slashes at its end, or undefined if there are none. It is made from the path as it was sent:
 * decoded, `/%5cevil.example/` would lead to another site, and so would slashes at its beginning.
 */
export function withoutEndSlash({ pathname, search }: URL): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  // Each row of slashes is looked at from its beginning alone: from each of 15,000 it would take a second.
  return `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}${search}`;
}
