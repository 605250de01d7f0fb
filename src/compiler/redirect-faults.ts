import type { Site } from '../generated/documents';
import { chainedRedirect } from './diagnostics/chained-redirect';
import type { Diagnostic } from './diagnostics/diagnostic';
import { duplicateRoute } from './diagnostics/duplicate-route';
import { firstPositions } from './first-positions';
import type { ParsedDocument } from './parse';
import { placeOfValue } from './place';
import { takenByTheSite } from './routes';
import type { SourceFile } from './source';

/** A redirect answers at an address of its own, and leads to a page at once; at those in `taken` a page is built. */
export function redirectFaults(
  site: ParsedDocument,
  taken: ReadonlyMap<string, SourceFile>,
): readonly Diagnostic[] {
  const { redirects } = site.value as Site;
  const first = firstPositions(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to }, index) => {
    const at = (name: string) => placeOfValue(site, `/redirects/${index}/${name}`);
    const page = taken.get(from);
    const earlier = first.get(from) ?? index;
    const reserved = takenByTheSite(at('from'), from);
    if (reserved) return [reserved];
    if (page) return [duplicateRoute(at('from'), from, page.file)];
    if (earlier < index) {
      const { line } = placeOfValue(site, `/redirects/${earlier}/from`);
      return [duplicateRoute(at('from'), from, `the redirect in line ${line}`)];
    }
    const [target = ''] = to.split(/[?#]/);
    return first.has(target) ? [chainedRedirect(at('to'), target)] : [];
  });
}
