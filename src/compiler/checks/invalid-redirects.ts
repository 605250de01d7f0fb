import { chainedRedirect } from '../../diagnostics/chained-redirect/chained-redirect';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateRoute } from '../../diagnostics/duplicate-route/duplicate-route';
import { malformedValue } from '../../diagnostics/malformed-value/malformed-value';
import { firstPositions } from '../../document/first-positions';
import { locationOfValue } from '../../document/location';
import { decodedPath, encodedPath } from '../../format/address';
import { encodedOldAddress, keyOfOldAddress, readOldAddress, withoutEnd } from '../../format/old-address';
import { createRedirects } from '../../format/redirects';
import { urlOf } from '../../format/url-of';
import type { Redirect } from '../../generated/documents';
import type { LinkedSite } from '../../site/checked-site';
import { specialTable, takenByTheSite } from '../../site/routes';

/** Redirects from an address that something else has, and redirects to another redirect. */
export function invalidRedirects({ settings, sources, routes, special }: LinkedSite): readonly Diagnostic[] {
  if (!settings) return [];
  const { document: site } = settings;
  const { redirects = [] } = settings.content;
  const taken = new Map([
    ...[...specialTable(sources.documents), ...routes].map(([route, { file }]) => [route, file] as const),
    ...(sources.rootFiles ?? []).map((name) => [`/${name}`, `_root/${name}`] as const),
    ...sources.files.map((name) => [`/files/${name}`, `_files/${name}`] as const),
  ]);
  const whole = redirects.flatMap(({ from, to } = {}) =>
    from === undefined || to === undefined ? [] : [{ from, to }],
  );
  const finalTarget = createFinalTargets(whole);
  const leadsInCircle = createCircles(whole, (path) => taken.has(path));
  const keys = redirects.map(({ from } = {}) => (from === undefined ? undefined : keyOfOldAddress(from)));
  const first = firstPositions(keys);
  return redirects.flatMap(({ from, to } = {}, index) => {
    if (from === undefined || to === undefined) return [];
    const at = (name: string) => locationOfValue(site, `/redirects/${index}/${name}`);
    const { path, query, below } = readOldAddress(from);
    if (!isAsked(from)) return [malformedValue(at('from'), { property: 'from' }, from, askedAdvice)];
    const other = taken.get(path);
    const earlier = first.get(keyOfOldAddress(from)) ?? index;
    const reserved = isOldFile(from) ? undefined : takenByTheSite(() => at('from'), path, special);
    if (reserved) return [reserved];
    // With a query it is another page of an older site, and what is below a page is not the page.
    if (other && query.length === 0 && !below) return [duplicateRoute(at('from'), from, other)];
    if (earlier < index) {
      const { line } = locationOfValue(site, `/redirects/${earlier}/from`);
      return [duplicateRoute(at('from'), from, `the redirect on line ${line}`)];
    }
    const target = pathOf(to);
    if (target.endsWith('/*') && !below)
      return [malformedValue(at('to'), { noun: 'link' }, to, folderAdvice)];
    if (first.has(target)) return [chainedRedirect(at('to'), target, finalTarget(target))];
    return leadsInCircle(from) ? [chainedRedirect(at('to'), to)] : [];
  });
}

const pathOf = (to: string) => withoutEnd(decodedPath(to.split(/[?#]/, 1).join('')));

/** Whether a browser asks for an address as it is written: it shortens `/a/../b`, and takes `//a` for another site. */
const isAsked = (from: string) => {
  const { path } = readOldAddress(from);
  const { pathname } = new URL(`http://site${encodedPath(path)}`);
  return /^\/(?!\/|\*$)/.test(from) && decodedPath(pathname) === path;
};

/** What was a file of this site or of an older one. Only a pattern could stand before the files that are there now. */
const isOldFile = (from: string) => {
  const { path, below } = readOldAddress(from);
  return !below && /^\/(files|assets)\/./.test(path);
};

const askedAdvice =
  'Write the path as a browser asks for it, without “.”, “..” or a second “/” in front: “/about.html”.';

const folderAdvice =
  'Write a page: “/*” is only for a redirect from everything below an address, such as “/old/*”.';

/** Where a chain of redirects from an address ends; nowhere where it leads in a circle. Each chain is followed once. */
function createFinalTargets(redirects: readonly Redirect[]) {
  const targets = new Map(redirects.map(({ from, to }) => [keyOfOldAddress(from), to]));
  const finals = new Map<string, string | undefined>();
  return function finalTarget(from: string): string | undefined {
    const chain: string[] = [];
    let path = from;
    let final: string | undefined;
    while (targets.has(path) && !finals.has(path)) {
      finals.set(path, undefined); // until the end is known: who comes here again has gone in a circle
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
const mostRedirects = 20;

/**
 * Whether who asks for an address is led on without end, which patterns and queries can do besides chains: of everything
 * below an address, one at which nothing else answers is asked for.
 */
function createCircles(redirects: readonly Redirect[], answers: (path: string) => boolean) {
  // What leads elsewhere, or is no address, which is reported as a link, leads in no circle.
  const { at, below } = createRedirects(
    redirects.filter(({ to }) => to.startsWith('/') && urlOf(`http://site${to}`)),
  );
  const site = 'http://site';
  return function leadsInCircle(from: string): boolean {
    let url = urlOf(site + encodedOldAddress(from).replace(/\*$/, '-'));
    for (let followed = 0; followed < mostRedirects; followed += 1) {
      if (url?.origin !== site) return false;
      const to = at(url) ?? (answers(withoutEnd(decodedPath(url.pathname))) ? undefined : below(url));
      if (!to?.startsWith('/')) return false;
      url = urlOf(site + to);
    }
    return true;
  };
}
