import { orphanPage } from '../diagnostics/orphan-page/orphan-page';
import { locationAt } from '../document/location';
import { specialPath } from '../document/route';
import { keyOfOldAddress } from '../format/old-address';
import { addressOf } from '../references/target';
import { listsOf } from './lists';
import { shownDocuments } from './published';
import { onlyIfValid, type Rule } from './rule';

/**
 * Pages without a listing to which no page, header or footer links. A page with a listing that no list shows is
 * reported by unshown-listings.ts.
 */
export const orphanPages: Rule = onlyIfValid((site) => {
  const { redirects = [] } = site.settings.content;
  const redirectTargets = new Map(
    redirects.map(({ from, to }) => [keyOfOldAddress(from), addressOf(to)?.path]),
  );
  const linkedRoutes = new Set(['/']);
  for (const { route: ownRoute, documentIndex } of shownDocuments(site)) {
    for (const path of documentIndex.paths) {
      const route = redirectTargets.get(path) ?? path;
      if (route !== ownRoute) linkedRoutes.add(route);
    }
  }
  const listedKinds = new Set(listsOf(site).map(({ kind }) => kind));
  const specialPaths = new Set(Object.values(site.specialPages).map(specialPath));
  return site.pages
    .filter(({ draft, route }) => !draft && !linkedRoutes.has(route))
    .filter(({ isSpecial, content, parsed }) =>
      isSpecial ? !specialPaths.has(parsed.source.path) : !content.listing,
    )
    .map(({ isSpecial, route, parsed, content: { kind } }) => {
      // A special page that the site has no use for should move out of its folder.
      const remedy = isSpecial ? 'move' : kind !== undefined && listedKinds.has(kind) ? 'list' : 'link';
      return orphanPage(locationAt(parsed.source, '', 0, 1), route, remedy);
    });
});
