import type { Outcome } from '../diagnostics/diagnostic';
import { isDraft } from '../document/draft';
import { isSpecial, routeOf, specialRouteOf } from '../document/route';
import type { SourceFile, Sources } from '../document/source';
import type { PageDocument, SiteDocument } from '../generated/documents';
import { checkReferences } from '../references/check-references';
import type { CheckedPage, LinkedSite, PlacedDocument, ValidatedDocument } from '../site/checked-site';
import { redirectsOf, routeTable } from '../site/routes';

/** Links documents: the route of each, and whether what it refers to exists. */
export function link(sources: Sources, validated: readonly ValidatedDocument[]): Outcome<LinkedSite> {
  const routes = routeTable(sources.documents);
  const placed = validated.flatMap((document) => placeInSite(document, routes.value) ?? []);
  const documents = placed.filter(({ isValid }) => isValid);
  const pages = documents.flatMap(toPage).sort((a, b) => (a.route < b.route ? -1 : 1));
  const redirects = new Set(redirectsOf(sources.documents).keys());
  const referenced = { sources, documents, routes: routes.value, redirects };
  const [settings] = documents
    .filter(({ kind }) => kind === 'site')
    .map((site) => ({ ...site, content: site.document.value as SiteDocument }));
  return {
    value: { sources, documents, pages, settings, routes: routes.value },
    diagnostics: [
      ...routes.diagnostics,
      ...placed.flatMap((document) => checkReferences(document, referenced)),
    ],
  };
}

/** A document whose route belongs to another one is reported elsewhere and left out here. */
function placeInSite(
  validated: ValidatedDocument,
  routes: ReadonlyMap<string, SourceFile>,
): PlacedDocument | undefined {
  const { document, kind, isValid } = validated;
  const { path } = document.source;
  if (kind !== 'page') return { ...validated, draft: false };
  const route = isSpecial(path) ? specialRouteOf(path) : routeOf(path);
  const owner = routes.get(route);
  if (isSpecial(path) ? owner !== undefined : owner !== document.source) return undefined;
  // Whether an invalid page is a draft is not certain until it is fixed: until then its links may lead to drafts.
  return { ...validated, route, draft: !isValid || isDraft(document) };
}

function toPage(placed: PlacedDocument): readonly CheckedPage[] {
  const { kind, route, document } = placed;
  if (kind !== 'page' || route === undefined) return [];
  const special = isSpecial(document.source.path);
  return [{ ...placed, route, special, content: document.value as PageDocument }];
}
