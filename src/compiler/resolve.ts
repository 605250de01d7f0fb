import type { ImageSource, Page } from '../compiled';
import type { Page as CompiledDocument, Site as CompiledSite } from '../generated/compiled';
import type { Page as PageDocument, Site as SiteDocument } from '../generated/documents';
import { anchorsOf } from './anchors';
import { resolveCollections } from './collections';
import { chainedRedirect } from './diagnostics/chained-redirect';
import type { Diagnostic, Outcome } from './diagnostics/diagnostic';
import { duplicateRoute } from './diagnostics/duplicate-route';
import { duplicateTitle } from './diagnostics/duplicate-title';
import { formName, resolveForms } from './forms';
import { breadcrumbsOf, type ListedPage, navigationOf } from './navigation';
import type { ParsedDocument } from './parse';
import { placeOfValue } from './place';
import { type Referable, type Resolved, resolveReferences } from './references';
import { hasRoute, redirectedRoutes, routeOf, takenByTheSite } from './routes';
import type { Site, SitePage } from './site';
import type { SourceFile, Sources } from './source';
import { collectionNames } from './validate';

/** A valid page document with its route: its own, or for a special page the address it is named after. */
interface ValidPage {
  document: ParsedDocument;
  content: PageDocument;
  route: string;
  special: boolean;
}

/**
 * Every reference to what it means: links to routes, names to pictures, listings to menus. Needs the whole site, so
 * it runs after validation; `documents` are those without faults, `rests` the sound blocks of faulty pages, which are
 * checked only. The site is missing where its own document is.
 */
export function resolve(
  sources: Sources,
  documents: readonly ParsedDocument[],
  rests: readonly ParsedDocument[],
  routes: ReadonlyMap<string, SourceFile>,
  { drafts = false }: { drafts?: boolean } = {},
): Outcome<Site | undefined> {
  const { schemas } = sources;
  const pages = documents.flatMap((document) => toValidPage(document, routes) ?? []);
  const published = pages.filter(({ content }) => !content.draft);
  const site = documents.find(({ source }) => source.path === '_site.json');
  const anchors = pages.map(({ document, route }) => ({ route, ...anchorsOf(schemas, document) }));

  const listed = published.flatMap(({ route, content: { kind, tone, listing } }): ListedPage[] =>
    listing ? [{ route, kind, tone, listing }] : [],
  );
  const paths = sources.documents.map(({ path }) => path);
  const own: Referable = {
    routes,
    drafts: new Set(pages.filter(({ content }) => content.draft).map(({ route }) => route)),
    anchors: new Map(anchors.map(({ route, value }) => [route, value])),
    redirects: redirectedRoutes(sources.documents),
    images: new Map(sources.images.map((image) => [image.path, image])),
    files: new Set(sources.files),
    forms: new Map(),
    formNames: new Set(paths.flatMap((path) => formName(path) ?? [])),
    icons: sources.icons,
    flags: sources.flags,
    collections: {},
    collectionNames: new Set(collectionNames.filter((name) => paths.includes(`_collections/${name}.json`))),
    listed,
  };
  const { value: entries, diagnostics: faultsOfEntries } = resolveCollections(schemas, documents, own);
  const { value: named, diagnostics: faultsOfForms } = resolveForms(schemas, documents, own);
  const referable: Referable = { ...own, collections: entries.collections, forms: named.forms };
  const resolvedSite =
    site &&
    resolveReferences(
      schemas,
      { document: site, schema: 'schema/site.schema.json', draft: false },
      referable,
    );
  const resolvedPages = pages.map(({ document, content, route, special }) => ({
    route,
    special,
    file: document.source.file,
    draft: content.draft ?? false,
    ...resolveReferences(
      schemas,
      { document, schema: 'schema/page.schema.json', route, draft: content.draft ?? false },
      referable,
    ),
  }));

  // Whether a faulty page is a draft is not clear before it is mended: until then its links may lead to drafts.
  const checked = rests
    .flatMap((document) => toValidPage(document, routes) ?? [])
    .map(({ document, route }) =>
      resolveReferences(
        schemas,
        { document, schema: 'schema/page.schema.json', route, draft: true },
        referable,
      ),
    );

  const resolved: readonly Resolved[] = [...(resolvedSite ? [resolvedSite] : []), ...resolvedPages];
  const diagnostics = [
    ...anchors.flatMap((outcome) => outcome.diagnostics),
    ...faultsOfEntries,
    ...faultsOfForms,
    ...[...resolved, ...checked].flatMap((outcome) => outcome.diagnostics),
    ...duplicateTitles(published),
    ...(site ? redirectFaults(site, routes) : []),
  ];
  if (!resolvedSite) return { value: undefined, diagnostics };

  const compiledSite = resolvedSite.value as CompiledSite;
  const shownPages = resolvedPages.filter(({ draft }) => drafts || !draft);
  const sitePages = shownPages
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .map(({ route, special, file, draft, value }) => ({
      special,
      entry: { file, draft, page: toPage(route, value as CompiledDocument, compiledSite) } satisfies SitePage,
    }));
  const shown = [resolvedSite, ...shownPages];
  const inUse = (names: 'icons' | 'flags') => new Set(shown.flatMap((outcome) => outcome[names]));
  const { name, url, language, words, badge, analytics } = compiledSite;
  return {
    value: {
      shell: { name, language, words, badge, analytics, ...navigationOf(compiledSite, listed) },
      url,
      pages: sitePages.filter(({ special }) => !special).map(({ entry }) => entry),
      specialPages: sitePages.filter(({ special }) => special).map(({ entry }) => entry),
      redirects: compiledSite.redirects.map(({ from, to }) => ({ from, to: to.href })),
      forms: referable.forms,
      icons: inUse('icons'),
      flags: new Set([...inUse('flags'), ...entries.flags]),
      shown: [...shown.map((outcome) => outcome.shown), ...entries.shown, ...named.shown],
    },
    diagnostics,
  };
}

/** A document whose route another one took is told about elsewhere and left out here. */
function toValidPage(
  document: ParsedDocument,
  routes: ReadonlyMap<string, SourceFile>,
): ValidPage | undefined {
  const { path } = document.source;
  const special = path.startsWith('_pages/');
  const route = special ? routeOf(path.slice('_pages/'.length)) : routeOf(path);
  if (!special && (!hasRoute(path) || routes.get(route) !== document.source)) return undefined;
  return { document, content: document.value as PageDocument, route, special };
}

function toPage(route: string, document: CompiledDocument, site: CompiledSite): Page {
  const { kind, title, description, tone, blocks, image, listing } = document;
  const shared: ImageSource = image ?? listing?.image ?? site.image;
  const breadcrumbs = breadcrumbsOf(site, route, document);
  return { route, kind, title, description, tone, image: shared, breadcrumbs, blocks };
}

function duplicateTitles(pages: readonly ValidPage[]): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ document, content: { title } }) => {
    const other = first.get(title);
    if (other !== undefined) return [duplicateTitle(placeOfValue(document, '/title'), title, other)];
    first.set(title, document.source.file);
    return [];
  });
}

/** A redirect answers at an address of its own, and leads to a page at once. */
function redirectFaults(
  site: ParsedDocument,
  routes: ReadonlyMap<string, SourceFile>,
): readonly Diagnostic[] {
  const { redirects } = site.value as SiteDocument;
  return redirects.flatMap(({ from, to }, index) => {
    const at = (name: string) => placeOfValue(site, `/redirects/${index}/${name}`);
    const page = routes.get(from);
    const earlier = redirects.findIndex((redirect) => redirect.from === from);
    const taken = takenByTheSite(at('from'), from);
    if (taken) return [taken];
    if (page) return [duplicateRoute(at('from'), from, page.file)];
    if (earlier < index) {
      const { line } = placeOfValue(site, `/redirects/${earlier}/from`);
      return [duplicateRoute(at('from'), from, `the redirect in line ${line}`)];
    }
    const [target = ''] = to.split(/[?#]/);
    return redirects.some((redirect) => redirect.from === target) ? [chainedRedirect(at('to'), target)] : [];
  });
}
