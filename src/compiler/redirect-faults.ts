import { chainedRedirect } from '../diagnostics/chained-redirect/chained-redirect';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { duplicateRoute } from '../diagnostics/duplicate-route/duplicate-route';
import { firstPositions } from '../document/first-positions';
import { locationOfValue } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import type { SourceFile } from '../document/source';
import type { Site } from '../generated/documents';
import { takenByTheSite } from './routes';

/** A redirect answers at an address of its own, and leads to a page at once; at those in `taken` a page is built. */
export function redirectFaults(
  site: ParsedDocument,
  taken: ReadonlyMap<string, SourceFile>,
): readonly Diagnostic[] {
  const { redirects } = site.value as Site;
  const first = firstPositions(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to }, index) => {
    const at = (name: string) => locationOfValue(site, `/redirects/${index}/${name}`);
    const page = taken.get(from);
    const earlier = first.get(from) ?? index;
    const reserved = takenByTheSite(at('from'), from);
    if (reserved) return [reserved];
    if (page) return [duplicateRoute(at('from'), from, page.file)];
    if (earlier < index) {
      const { line } = locationOfValue(site, `/redirects/${earlier}/from`);
      return [duplicateRoute(at('from'), from, `the redirect in line ${line}`)];
    }
    const [target = ''] = to.split(/[?#]/);
    return first.has(target) ? [chainedRedirect(at('to'), target)] : [];
  });
}
