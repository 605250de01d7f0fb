import type { Outcome } from '../diagnostics/diagnostic';
import { isSpecial, routeOf, specialRouteOf } from '../document/route';
import type { SourceFile, Sources } from '../document/source';
import type { PageDocument, SiteDocument } from '../generated/documents';
import { checkReferences } from '../references/check-references';
import type { Readable } from '../schema/readable-value';
import type { LinkedPage, LinkedSite, PlacedDocument, ValidatedDocument } from '../site/checked-site';
import { redirectsOf, routeTable } from '../site/routes';

/** Links documents: the route of each, and whether what it refers to exists. */
export function link(sources: Sources, validated: readonly ValidatedDocument[]): Outcome<LinkedSite> {
  const routes = routeTable(sources.documents);
  const documents = validated.flatMap((document) => placeInSite(document, routes.value) ?? []);
  const pages = documents.flatMap(toPage).sort((a, b) => (a.route < b.route ? -1 : 1));
  const redirects = new Set(redirectsOf(sources.documents).keys());
  const referenced = { sources, documents, routes: routes.value, redirects };
  const [settings] = documents
    .filter(({ kind }) => kind === 'site')
    .map((site) => ({ ...site, content: Object(site.readable) as Readable<SiteDocument> }));
  return {
    value: { sources, documents, pages, settings, routes: routes.value },
    diagnostics: [
      ...routes.diagnostics,
      ...documents.flatMap((document) => checkReferences(document, referenced)),
    ],
  };
}

/** A document whose route belongs to another one is reported elsewhere and left out here. */
function placeInSite(
  validated: ValidatedDocument,
  routes: ReadonlyMap<string, SourceFile>,
): PlacedDocument | undefined {
  const { document, kind } = validated;
  const { path } = document.source;
  if (kind !== 'page') return { ...validated, draft: false };
  const route = isSpecial(path) ? specialRouteOf(path) : routeOf(path);
  const owner = routes.get(route);
  if (isSpecial(path) ? owner !== undefined : owner !== document.source) return undefined;
  return { ...validated, route };
}

function toPage(placed: PlacedDocument): readonly LinkedPage[] {
  const { kind, route, document, readable } = placed;
  if (kind !== 'page' || route === undefined) return [];
  const special = isSpecial(document.source.path);
  return [{ ...placed, route, special, content: Object(readable) as Readable<PageDocument> }];
}
