import type { Diagnostic } from '../diagnostics/diagnostic';
import { vanishedRoute } from '../diagnostics/vanished-route/vanished-route';
import { urlHistoryPath } from '../document/document-kind';
import { isDraft } from '../document/draft';
import { locationOfValue } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import { hasRoute, routeOf } from '../document/route';
import type { SourceFile, Sources } from '../document/source';
import type { Urls } from '../generated/documents';
import { redirectsOf } from './routes';

/**
 * The addresses of the ledger at which nothing answers any more: no page, no redirect, no file. `documents` are those
 * without faults. A page with a fault is there all the same: it will answer once it is fixed.
 */
export function vanishedRoutes(
  sources: Sources,
  documents: readonly ParsedDocument[],
  routes: ReadonlyMap<string, SourceFile>,
): readonly Diagnostic[] {
  const at = (path: string) => documents.find(({ source }) => source.path === path);
  const ledger = at(urlHistoryPath);
  if (!ledger || !at('_site.json')) return []; // which redirects a faulty one means is not clear before it is fixed
  const drafts = new Set(
    documents
      .filter((document) => hasRoute(document.source.path) && isDraft(document))
      .map(({ source }) => routeOf(source.path)),
  );
  const redirects = redirectsOf(sources.documents);
  const files = new Set(sources.files.map((name) => `/files/${name}`));
  const answers = (address: string) =>
    address === '/' || // without a home page the site has an error of its own
    redirects.has(address) ||
    files.has(address) ||
    (routes.has(address) && !drafts.has(address));

  return (ledger.value as Urls).published.flatMap((address, index) =>
    answers(address)
      ? []
      : [vanishedRoute(locationOfValue(ledger, `/published/${index}`), address, drafts.has(address))],
  );
}
