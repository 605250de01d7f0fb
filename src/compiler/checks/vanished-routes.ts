import type { Diagnostic } from '../../diagnostics/diagnostic';
import { vanishedRoute } from '../../diagnostics/vanished-route/vanished-route';
import { locationOfValue } from '../../document/location';
import type { UrlsDocument } from '../../generated/documents';
import type { LinkedSite } from '../../site/checked-site';
import { redirectsOf } from '../../site/routes';

/**
 * Addresses of the URL history at which nothing answers any more: no page, no redirect, no file. An invalid page counts:
 * it will answer once it is fixed.
 */
export function vanishedRoutes({
  sources,
  settings,
  documents,
  pages,
  routes,
}: LinkedSite): readonly Diagnostic[] {
  const history = documents.find(({ kind }) => kind === 'urls')?.document;
  if (!history || !settings) return []; // which redirects an invalid site document means is not certain
  const drafts = new Set(pages.flatMap(({ route, draft, special }) => (draft && !special ? route : [])));
  const redirects = redirectsOf(sources.documents);
  const files = new Set(sources.files.map((name) => `/files/${name}`));
  const answers = (address: string) =>
    address === '/' || // without a home page the site has an error of its own
    redirects.has(address) ||
    files.has(address) ||
    (routes.has(address) && !drafts.has(address));

  return (history.value as UrlsDocument).published.flatMap((address, index) =>
    answers(address)
      ? []
      : [vanishedRoute(locationOfValue(history, `/published/${index}`), address, drafts.has(address))],
  );
}
