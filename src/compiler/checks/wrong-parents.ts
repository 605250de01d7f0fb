import type { Diagnostic } from '../../diagnostics/diagnostic';
import { wrongParent } from '../../diagnostics/wrong-parent/wrong-parent';
import { locationOfValue } from '../../document/location';
import { ancestorsOf } from '../../site/ancestors';
import type { LinkedSite } from '../../site/checked-site';

/** Parents that are not pages, and circular parents. Parents that do not exist are reported as unknown links. */
export function wrongParents({ pages, redirects }: LinkedSite): readonly Diagnostic[] {
  const childPages = pages.filter(({ content }) => content.parent !== undefined);
  if (childPages.length === 0) return [];
  const pagesByRoute = new Map(
    pages
      .filter(({ isSpecial }) => !isSpecial)
      .map(({ route, content }) => [route, { route, parent: content.parent }]),
  );
  return childPages.flatMap(({ parsed, route, content: { parent = '' } }) => {
    const report = (ancestors?: readonly string[]) => [
      wrongParent(locationOfValue(parsed, '/parent'), parent, ancestors),
    ];
    // A page of this site has an address that begins with “/”, is no file, and has neither an anchor nor a query.
    if (!/^\/(?!files\/)[^#?]*$/.test(parent) || redirects.has(parent)) return report();
    const ancestors = ancestorsOf({ route, parent }, pagesByRoute).map((page) => page.route);
    return ancestors.includes(route) ? report(ancestors) : [];
  });
}
