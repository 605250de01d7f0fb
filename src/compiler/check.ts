import { compareDiagnostics } from '../diagnostics/compare-diagnostics';
import { type Diagnostic, hasErrors, type Outcome } from '../diagnostics/diagnostic';
import { duplicateTitle } from '../diagnostics/duplicate-title/duplicate-title';
import { isDraft } from '../document/draft';
import { locationOfValue } from '../document/location';
import { isSpecial, routeOf, specialRouteOf } from '../document/route';
import type { SourceFile, Sources } from '../document/source';
import type { Page, Site } from '../generated/documents';
import { checkReferences } from '../references/check-references';
import type { Rule } from '../rules/rule';
import { rules as allRules } from '../rules/rules';
import type { CheckedPage, CheckedSite, Inspected, PlacedDocument } from '../site/checked-site';
import { doubledEntries } from './doubled-entries';
import { duplicateSubmits } from './duplicate-submits';
import { misplacedDocuments, missingDocuments, neededDrafts } from './expected-documents';
import { incompleteFields } from './incomplete-fields';
import { inspectorOf } from './inspect';
import { redirectFaults } from './redirect-faults';
import { redirectsOf, routeTable, specialTable } from './routes';
import { vanishedRoutes } from './vanished-routes';

/**
 * Texts to a site without errors: each document is inspected on its own, then its references among the others; then the
 * rules look at the whole. The site is missing where there are errors, and the rules wait until they are fixed: much of
 * what they would see only follows from them.
 */
export function check(sources: Sources, rules: readonly Rule[] = allRules): Outcome<CheckedSite | undefined> {
  const outcomes = sources.documents.map(inspectorOf(sources.schemas));
  const inspected = outcomes.flatMap(({ value }) => value ?? []);
  const routes = routeTable(sources.documents);
  const placed = inspected.flatMap((one) => placeInSite(one, routes.value) ?? []);
  const documents = placed.filter(({ isValid }) => isValid);
  const pages = documents.flatMap(toPage).sort((a, b) => (a.route < b.route ? -1 : 1));
  const settings = documents.find(({ kind }) => kind === 'site');
  const redirects = new Set(redirectsOf(sources.documents).keys());
  const linked = { sources, documents, routes: routes.value, redirects };

  const found = [
    ...missingDocuments(sources),
    ...misplacedDocuments(sources),
    ...outcomes.flatMap(({ diagnostics }) => diagnostics),
    ...routes.diagnostics,
    ...placed.flatMap((document) => checkReferences(document, linked)),
    ...documents.flatMap(doubledEntries),
    ...documents.flatMap(incompleteFields),
    ...duplicateSubmits(documents),
    ...neededDrafts(pages),
    ...duplicateTitles(pages),
    ...(settings
      ? redirectFaults(settings.document, new Map([...specialTable(sources.documents), ...routes.value]))
      : []),
    ...vanishedRoutes(
      sources,
      documents.map(({ document }) => document),
      routes.value,
    ),
  ];
  const diagnostics = [...found, ...unfilled(inspected, found)];
  const site =
    settings && !hasErrors(diagnostics)
      ? { sources, settings: { ...settings, content: settings.document.value as Site }, documents, pages }
      : undefined;
  const warnings = site ? rules.flatMap((rule) => rule(site)) : [];
  return { value: site, diagnostics: [...diagnostics, ...warnings].sort(compareDiagnostics) };
}

/** A document whose route another one took is told about elsewhere and left out here. */
function placeInSite(
  inspected: Inspected,
  routes: ReadonlyMap<string, SourceFile>,
): PlacedDocument | undefined {
  const { document, kind, isValid } = inspected;
  const { path } = document.source;
  if (kind !== 'page') return { ...inspected, draft: false };
  const route = isSpecial(path) ? specialRouteOf(path) : routeOf(path);
  const holder = routes.get(route);
  if (isSpecial(path) ? holder !== undefined : holder !== document.source) return undefined;
  // Whether a faulty page is a draft is not clear before it is fixed: until then its links may lead to drafts.
  return { ...inspected, route, draft: !isValid || isDraft(document) };
}

function toPage(placed: PlacedDocument): readonly CheckedPage[] {
  const { kind, route, document } = placed;
  if (kind !== 'page' || route === undefined) return [];
  const special = isSpecial(document.source.path);
  return [{ ...placed, route, special, content: document.value as Page }];
}

/** A value that is wrong anyway is told of once. */
function unfilled(inspected: readonly Inspected[], found: readonly Diagnostic[]): readonly Diagnostic[] {
  const faulty = new Set(found.map(({ location }) => `${location.file}#${location.pointer}`));
  return inspected
    .flatMap((one) => one.unfilled)
    .filter(({ location }) => !faulty.has(`${location.file}#${location.pointer}`));
}

function duplicateTitles(pages: readonly CheckedPage[]): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ document, draft, content: { title } }) => {
    if (draft) return [];
    const other = first.get(title);
    if (other !== undefined) return [duplicateTitle(locationOfValue(document, '/title'), title, other)];
    first.set(title, document.source.file);
    return [];
  });
}
