import { chainedRedirect } from '../../diagnostics/chained-redirect/chained-redirect';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateRoute } from '../../diagnostics/duplicate-route/duplicate-route';
import { firstPositions } from '../../document/first-positions';
import { locationOfValue } from '../../document/location';
import type { Redirect } from '../../generated/documents';
import type { LinkedSite } from '../../site/checked-site';
import { specialTable, takenByTheSite } from '../../site/routes';

/** Redirects from an address that something else has, and redirects to another redirect. */
export function invalidRedirects({ settings, sources, routes, special }: LinkedSite): readonly Diagnostic[] {
  if (!settings) return [];
  const { document: site } = settings;
  const { redirects = [] } = settings.content;
  const taken = new Map([...specialTable(sources.documents), ...routes]);
  const whole = redirects.flatMap(({ from, to } = {}) =>
    from === undefined || to === undefined ? [] : [{ from, to }],
  );
  const finalTarget = createFinalTargets(whole);
  const first = firstPositions(redirects.map((redirect) => redirect?.from));
  return redirects.flatMap(({ from, to } = {}, index) => {
    if (from === undefined || to === undefined) return [];
    const at = (name: string) => locationOfValue(site, `/redirects/${index}/${name}`);
    const page = taken.get(from);
    const earlier = first.get(from) ?? index;
    const reserved = takenByTheSite(() => at('from'), from, special);
    if (reserved) return [reserved];
    if (page) return [duplicateRoute(at('from'), from, page.file)];
    if (earlier < index) {
      const { line } = locationOfValue(site, `/redirects/${earlier}/from`);
      return [duplicateRoute(at('from'), from, `the redirect on line ${line}`)];
    }
    const target = pathOf(to);
    return first.has(target) ? [chainedRedirect(at('to'), target, finalTarget(target))] : [];
  });
}

const pathOf = (to: string) => to.split(/[?#]/, 1).join('');

/** Where a chain of redirects from an address ends; nowhere where it leads in a circle. Each chain is followed once. */
function createFinalTargets(redirects: readonly Redirect[]) {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
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
