import type { Outcome } from '../diagnostics/diagnostic';
import { collectionNames } from '../document/document-kind';
import { isDraft } from '../document/draft';
import { isSpecial, routeOf, specialRouteOf } from '../document/route';
import type { SourceFile, Sources } from '../document/source';
import type { PageDocument, SiteDocument } from '../generated/documents';
import { checkReferences, type Referable } from '../references/check-references';
import { formName } from '../references/form-name';
import { imageNames } from '../references/image-name';
import type { CheckedPage, LinkedSite, PlacedDocument, ValidatedDocument } from '../site/checked-site';
import { redirectsOf, routeTable } from '../site/routes';
import type { WrittenCollection } from './checks/duplicate-entries';

/** Documents among one another: which route each has, and whether there is what it refers to. */
export function link(sources: Sources, validated: readonly ValidatedDocument[]): Outcome<LinkedSite> {
  const routes = routeTable(sources.documents);
  const placed = validated.flatMap((document) => placeInSite(document, routes.value) ?? []);
  const documents = placed.filter(({ isValid }) => isValid);
  const pages = documents.flatMap(toPage).sort((a, b) => (a.route < b.route ? -1 : 1));
  const referable = referableOf(sources, documents, pages, routes.value);
  const [settings] = documents
    .filter(({ kind }) => kind === 'site')
    .map((site) => ({ ...site, content: site.document.value as SiteDocument }));
  return {
    value: { sources, documents, pages, settings, routes: routes.value },
    diagnostics: [
      ...routes.diagnostics,
      ...placed.flatMap((document) => checkReferences(document, referable)),
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

function referableOf(
  { documents: sources, images, files, schemas, icons, flags }: Sources,
  documents: readonly PlacedDocument[],
  pages: readonly CheckedPage[],
  routes: ReadonlyMap<string, SourceFile>,
): Referable {
  const paths = sources.map(({ path }) => path);
  const offices = documents.find(({ kind }) => kind === 'offices')?.document.value as
    | WrittenCollection
    | undefined;
  const { pattern = '', hint = '' } = schemas['schema/parts/target.schema.json'] ?? {};
  return {
    routes,
    drafts: new Set(pages.filter(({ draft }) => draft).map(({ route }) => route)),
    anchors: new Map(
      pages.map(({ route, references: { anchors } }) => [route, new Set(anchors.map(({ name }) => name))]),
    ),
    redirects: new Set(redirectsOf(sources).keys()),
    images: new Map(images.map((image) => [image.path, image])),
    files: new Set(files),
    forms: new Set(paths.flatMap((path) => formName(path) ?? [])),
    icons,
    flags,
    collections: new Set(collectionNames.filter((name) => paths.includes(`_collections/${name}.json`))),
    offices: offices?.entries.map(({ id }) => id),
    target: { pattern: new RegExp(pattern, 'u'), hint },
    imageNames: imageNames(schemas),
  };
}
