import { decodedPath } from './address';
import { type OldAddress, readOldAddress, withoutTrailingSlashes } from './old-address';

/**
 * Looks up where an address redirects to. Both methods return the complete target, with the query parameters that the
 * redirect does not name.
 */
export interface Redirects {
  /** By a redirect from exactly this address. Those that name more query parameters take precedence. */
  exact(url: URL): string | undefined;
  /**
   * By a redirect from a path and everything below it, longest path first. Only for addresses at which there is
   * nothing.
   */
  wildcard(url: URL): string | undefined;
}

type Redirect = OldAddress & { to: string };

/** Prepares the redirects of a site for looking up addresses. `written` are those of its documents. */
export function createRedirects(written: readonly { from: string; to: string }[]): Redirects {
  const redirects = written.map(({ from, to }): Redirect => ({ ...readOldAddress(from), to }));
  const exact = new Map<string, Redirect[]>();
  const wildcards = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (redirect.hasWildcard) wildcards.set(redirect.path, redirect);
    else exact.set(redirect.path, [...(exact.get(redirect.path) ?? []), redirect]);
  }
  const longest = Math.max(0, ...[...wildcards.keys()].map((path) => path.length));
  for (const samePath of exact.values()) samePath.sort((a, b) => b.query.length - a.query.length);

  return {
    exact(url) {
      const redirect = exact
        .get(requestedPath(url))
        ?.find(({ query }) => hasParameters(url.searchParams, query));
      return redirect && redirectTarget(redirect.to, withoutQuery(url, redirect));
    },
    wildcard(url) {
      if (wildcards.size === 0) return undefined;
      const path = requestedPath(url);
      // Starts at the length of the longest path with a wildcard, so that a request with thousands of segments is not
      // looked up segment by segment.
      const begin = path.length > longest ? path.lastIndexOf('/', longest) : path.length;
      for (let end = begin; end > 0; end = path.lastIndexOf('/', end - 1)) {
        const redirect = wildcards.get(path.slice(0, end));
        if (redirect) return redirectTarget(withRest(redirect.to, url, redirect), url.search);
      }
      return undefined;
    },
  };
}

const requestedPath = ({ pathname }: URL) => withoutTrailingSlashes(decodedPath(pathname));

const hasParameters = (requested: URLSearchParams, query: OldAddress['query']) =>
  query.every(([name, value]) => requested.getAll(name).includes(value));

/** The query without the parameters that identified the old page. */
function withoutQuery({ search, searchParams }: URL, { query }: Redirect): string {
  if (query.length === 0) return search;
  const remaining = new URLSearchParams(searchParams);
  for (const [name, value] of query) remaining.delete(name, value);
  return remaining.size > 0 ? `?${remaining}` : '';
}

/**
 * The target of a wildcard. `/new/*` gets the rest of the old path, still encoded, because decoded it might lead to
 * another site; any other target stays as it is.
 */
function withRest(to: string, { pathname }: URL, { path }: Redirect): string {
  if (!to.endsWith('/*')) return to;
  const depth = path.split('/').length;
  const restOfPath = pathname.split('/').slice(depth).filter(Boolean);
  return to.slice(0, -2) + restOfPath.map((name) => `/${name}`).join('') || '/';
}

/** Any origin, for resolving paths. */
const base = 'http://site';

/**
 * The target of a redirect with the request's query appended to its own, before the fragment. Targets that cannot have
 * a query, `tel:` or `mailto:`, stay as they are.
 */
function redirectTarget(to: string, search: string): string {
  const url = new URL(to, base);
  if (search === '' || !/^https?:$/.test(url.protocol)) return to;
  url.search = url.search === '' ? search : `${url.search}&${search.slice(1)}`;
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

/**
 * Where an address with a slash at its end redirects to: the address without it. Undefined if it has none. Uses the
 * encoded path, because a decoded `/%5cevil.example/` would lead to another site; leading slashes would, too.
 */
export function redirectWithoutSlash({ pathname, search }: URL): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  return withoutTrailingSlashes(pathname).replace(/^\/+/, '/') + search;
}
