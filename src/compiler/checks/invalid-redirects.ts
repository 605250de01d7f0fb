import { chainedRedirect } from '../../diagnostics/chained-redirect/chained-redirect';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateRoute } from '../../diagnostics/duplicate-route/duplicate-route';
import { malformedValue } from '../../diagnostics/malformed-value/malformed-value';
import { groupBy } from '../../document/group-by';
import { locationOfValue } from '../../document/location';
import { decodedPath, encodedPath } from '../../format/address';
import {
  encodedOldAddress,
  keyOfOldAddress,
  readOldAddress,
  withoutTrailingSlashes,
} from '../../format/old-address';
import { createRedirects } from '../../format/redirects';
import { urlOf } from '../../format/url-of';
import type { Redirect } from '../../generated/documents';
import type { LinkedSite } from '../../site/checked-site';
import { reservedRouteProblem, specialPagesByRoute } from '../../site/routes';

/** Redirects whose source is used by something else, and redirects that lead to another redirect. */
export function invalidRedirects({
  settings,
  sources,
  routes,
  specialPages,
}: LinkedSite): readonly Diagnostic[] {
  if (!settings) return [];
  const { parsed: site } = settings;
  const { redirects = [] } = settings.content;
  const filesByPath = new Map([
    ...[...specialPagesByRoute(sources.documents), ...routes].map(
      ([route, { file }]) => [route, file] as const,
    ),
    ...(sources.rootFiles ?? []).map((name) => [`/${name}`, `_root/${name}`] as const),
    ...sources.files.map((name) => [`/files/${name}`, `_files/${name}`] as const),
  ]);
  const completeRedirects = redirects.flatMap(({ from, to } = {}) =>
    from === undefined || to === undefined ? [] : [{ from, to }],
  );
  const finalTarget = createFinalTargetFinder(completeRedirects);
  const leadsToLoop = createLoopTest(completeRedirects, (path) => filesByPath.has(path));
  const positionsByKey = groupBy(redirects.keys(), (index) => {
    const from = redirects[index]?.from;
    return from === undefined ? undefined : keyOfOldAddress(from);
  });
  return redirects.flatMap(({ from, to } = {}, index) => {
    if (from === undefined || to === undefined) return [];
    const locationOf = (name: string) => locationOfValue(site, `/redirects/${index}/${name}`);
    const { path, query, hasWildcard } = readOldAddress(from);
    if (!isRequestedAsWritten(from))
      return [malformedValue(locationOf('from'), { property: 'from' }, from, requestedAdvice)];
    const occupant = filesByPath.get(path);
    const firstIndex = positionsByKey.get(keyOfOldAddress(from))?.[0] ?? index;
    const reserved = isOldFile(from)
      ? undefined
      : reservedRouteProblem(() => locationOf('from'), path, specialPages);
    if (reserved) return [reserved];
    // A source with a query is another page of an older site, and a pattern does not match the page itself.
    if (occupant && query.length === 0 && !hasWildcard)
      return [duplicateRoute(locationOf('from'), from, occupant)];
    if (firstIndex < index) {
      const { line } = locationOfValue(site, `/redirects/${firstIndex}/from`);
      return [duplicateRoute(locationOf('from'), from, `the redirect on line ${line}`)];
    }
    const target = pathOf(to);
    if (target.endsWith('/*') && !hasWildcard)
      return [malformedValue(locationOf('to'), { noun: 'link' }, to, folderAdvice)];
    if (positionsByKey.has(target)) return [chainedRedirect(locationOf('to'), target, finalTarget(target))];
    return leadsToLoop(from) ? [chainedRedirect(locationOf('to'), to)] : [];
  });
}

const pathOf = (to: string) => withoutTrailingSlashes(decodedPath(to.split(/[?#]/, 1).join('')));

/**
 * Whether browsers request a path as it is written. They normalize `/a/../b`, and treat `//a` as another host. A
 * pattern for the whole site, `/*`, is refused, too.
 */
const isRequestedAsWritten = (from: string) => {
  const { path } = readOldAddress(from);
  const { pathname } = new URL(`http://site${encodedPath(path)}`);
  return /^\/(?!\/|\*$)/.test(from) && decodedPath(pathname) === path;
};

/**
 * Whether the source is one file in `/files` or `/assets` of this or an older site, which may be redirected. A pattern
 * may not, since it could shadow existing files.
 */
const isOldFile = (from: string) => {
  const { path, hasWildcard } = readOldAddress(from);
  return !hasWildcard && /^\/(files|assets)\/./.test(path);
};

const requestedAdvice =
  'Write the path as a browser asks for it, without “.”, “..” or a second “/” in front: “/about.html”.';

const folderAdvice =
  'Write a page: “/*” is only for a redirect from everything below an address, such as “/old/*”.';

/**
 * Returns a function that follows a chain of redirects to its final target; undefined if the chain is circular. Results
 * are memoized.
 */
function createFinalTargetFinder(redirects: readonly Redirect[]) {
  const targets = new Map(redirects.map(({ from, to }) => [keyOfOldAddress(from), to]));
  const finals = new Map<string, string | undefined>();
  return function finalTarget(from: string): string | undefined {
    const chain: string[] = [];
    let path = from;
    let final: string | undefined;
    while (targets.has(path) && !finals.has(path)) {
      finals.set(path, undefined); // marks a circular chain until the end is known
      chain.push(path);
      final = targets.get(path) ?? '';
      path = pathOf(final);
    }
    if (targets.has(path)) final = finals.get(path);
    for (const passed of chain) finals.set(passed, final);
    return final;
  };
}

/** As many as browsers follow. */
const maxRedirects = 20;

/**
 * Returns a function that tells whether a redirect leads to an infinite loop, which patterns and queries can cause,
 * too. A pattern is tested with a path that nothing else answers.
 */
function createLoopTest(redirects: readonly Redirect[], isAnswered: (path: string) => boolean) {
  // Targets on other sites cannot loop, and invalid ones are reported separately.
  const { exact, wildcard } = createRedirects(
    redirects.filter(({ to }) => to.startsWith('/') && urlOf(`http://site${to}`)),
  );
  const site = 'http://site';
  return function leadsToLoop(from: string): boolean {
    let url = urlOf(site + encodedOldAddress(from).replace(/\*$/, '-'));
    for (let followed = 0; followed < maxRedirects; followed += 1) {
      if (url?.origin !== site) return false;
      const to =
        exact(url) ??
        (isAnswered(withoutTrailingSlashes(decodedPath(url.pathname))) ? undefined : wildcard(url));
      if (!to?.startsWith('/')) return false;
      url = urlOf(site + to);
    }
    return true;
  };
}
