import type { Outcome } from '../diagnostics/diagnostic';
import { isSpecial, routeOf, type SpecialPages, specialRouteOf } from '../document/route';
import type { SourceFile, Sources } from '../document/source';
import type { PageDocument, SiteDocument } from '../generated/documents';
import { siteKinds } from '../references/site-kinds';
import { packFor } from '../references/word-packs';
import type { PartiallyValid } from '../schema/valid-value';
import {
  isPage,
  type LinkedDocument,
  type LinkedPage,
  type LinkedSite,
  type ValidatedDocument,
} from '../site/checked-site';
import { redirectsOf, routeTable, specialPagesOf } from '../site/routes';
import { wordsOf } from '../site/words';

/** Assigns routes to documents and combines them into a site. */
export function link(sources: Sources, validated: readonly ValidatedDocument[]): Outcome<LinkedSite> {
  const routes = routeTable(sources.documents);
  const specialPages = specialPagesOf(sources.documents);
  const documents = validated.flatMap((document) => withRoute(document, routes.value, specialPages) ?? []);
  const pages = documents.filter(isPage).sort((a, b) => (a.route < b.route ? -1 : 1));
  const redirects = new Set(redirectsOf(sources.documents).keys());
  const [settings] = documents
    .filter(({ kind }) => kind === 'site')
    .map((site) => ({ ...site, content: Object(site.validValue) as PartiallyValid<SiteDocument> }));
  return {
    value: {
      sources,
      documents,
      pages,
      settings,
      specialPages,
      kinds: siteKinds(documents),
      words: wordsOf(documents, packFor(sources, settings?.content.language)),
      routes: routes.value,
      redirects,
    },
    diagnostics: routes.diagnostics,
  };
}

/** A document, with its route if it is a page. Undefined if another page has that route, which is reported as such. */
function withRoute(
  validated: ValidatedDocument,
  routes: ReadonlyMap<string, SourceFile>,
  specialPages: SpecialPages,
): LinkedDocument | LinkedPage | undefined {
  const { parsed, kind, validValue } = validated;
  const { path } = parsed.source;
  if (kind !== 'page') return { ...validated, draft: false }; // only pages can be drafts
  const special = isSpecial(path);
  const route = special ? specialRouteOf(path, specialPages) : routeOf(path);
  const owner = routes.get(route);
  // The table of routes has only pages that are not special.
  if (special ? owner !== undefined : owner !== parsed.source) return undefined;
  return {
    ...validated,
    route,
    isSpecial: special,
    content: Object(validValue) as PartiallyValid<PageDocument>,
  };
}
