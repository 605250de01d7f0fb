import { chainedRedirect } from '../../diagnostics/chained-redirect/chained-redirect';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateRoute } from '../../diagnostics/duplicate-route/duplicate-route';
import { firstPositions } from '../../document/first-positions';
import { locationOfValue } from '../../document/location';
import type { Redirect } from '../../generated/documents';
import type { LinkedSite } from '../../site/checked-site';
import { specialTable, takenByTheSite } from '../../site/routes';

/** Redirects from an address that something else has, and redirects to another redirect. */
export function invalidRedirects({ settings, sources, routes }: LinkedSite): readonly Diagnostic[] {
  if (!settings) return [];
  const { document: site } = settings;
  const { redirects = [] } = settings.content;
  const taken = new Map([...specialTable(sources.documents), ...routes]);
  const whole = redirects.flatMap(({ from, to } = {}) =>
    from === undefined || to === undefined ? [] : [{ from, to }],
  );
  const first = firstPositions(redirects.map((redirect) => redirect?.from));
  return redirects.flatMap(({ from, to } = {}, index) => {
    if (from === undefined || to === undefined) return [];
    const at = (name: string) => locationOfValue(site, `/redirects/${index}/${name}`);
    const page = taken.get(from);
    const earlier = first.get(from) ?? index;
    const reserved = takenByTheSite(at('from'), from);
    if (reserved) return [reserved];
    if (page) return [duplicateRoute(at('from'), from, page.file)];
    if (earlier < index) {
      const { line } = locationOfValue(site, `/redirects/${earlier}/from`);
      return [duplicateRoute(at('from'), from, `the redirect on line ${line}`)];
    }
    const target = pathOf(to);
    return first.has(target) ? [chainedRedirect(at('to'), target, finalTarget(target, whole))] : [];
  });
}

const pathOf = (to: string) => to.split(/[?#]/, 1).join('');

/** Where a chain of redirects ends; nowhere where it leads in a circle. */
function finalTarget(from: string, redirects: readonly Redirect[]): string | undefined {
  const targets = new Map(redirects.map((redirect) => [redirect.from, redirect.to]));
  let path = from;
  let final: string | undefined;
  while (targets.has(path)) {
    final = targets.get(path) ?? '';
    targets.delete(path); // each is followed once
    path = pathOf(final);
  }
  return redirects.some((redirect) => redirect.from === path) ? undefined : final;
}
