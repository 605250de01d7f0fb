import { chainedRedirect } from '../../diagnostics/chained-redirect/chained-redirect';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateRoute } from '../../diagnostics/duplicate-route/duplicate-route';
import { firstPositions } from '../../document/first-positions';
import { locationOfValue } from '../../document/location';
import type { LinkedSite } from '../../site/checked-site';
import { specialTable, takenByTheSite } from '../../site/routes';

/** Redirects from an address that something else has, and redirects to another redirect. */
export function invalidRedirects({ settings, sources, routes }: LinkedSite): readonly Diagnostic[] {
  if (!settings) return [];
  const { document: site } = settings;
  const { redirects = [] } = settings.content;
  const taken = new Map([...specialTable(sources.documents), ...routes]);
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
    const [target = ''] = to.split(/[?#]/);
    return first.has(target) ? [chainedRedirect(at('to'), target)] : [];
  });
}
