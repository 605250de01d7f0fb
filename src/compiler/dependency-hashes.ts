import { kindOf } from '../document/document-kind';
import { hash, hashOfDocument } from '../document/hash';
import type { SourceFile } from '../document/source';
import { registerByRoute } from '../references/facts-of-pages';
import { focusByName } from '../references/images';
import type { ListedPage } from '../references/listed-pages';
import { pageSummaries } from '../references/page-summaries';
import { type Ancestor, parentOf } from '../site/ancestors';
import type { LinkedSite } from '../site/checked-site';

/**
 * A hash of everything that affects whether one document's references are valid. Of other pages, only their existence,
 * their anchors and whether they are drafts matter.
 */
export function hashForReferences(site: LinkedSite): string {
  const { sources, documents } = site;
  const { images, fonts, files, icons, flags } = sources;
  const documentsBySource = new Map(documents.map((document) => [document.parsed.source, document]));
  const digests = sources.documents.map((source) => {
    const document = documentsBySource.get(source);
    if (!document?.isValid || kindOf(source.path) !== 'page') return [source.path, hashOfDocument(source)];
    return [source.path, document.draft, document.documentIndex.anchors];
  });
  const imageData = images.map(({ path, size }) => [path, size]);
  return hash(
    JSON.stringify([digests, imageData, fonts, files, [...icons], [...flags], registersChangedByDate(site)]),
  );
}

/**
 * A hash of everything that rules read besides the document itself (`RuleContext` in rules/rule.ts): the documents that
 * are not pages, the words of the interface, and the day. Schemas are not included, because a cache is for one set of
 * schemas.
 */
export const hashForRules = (site: LinkedSite): string =>
  hash(
    JSON.stringify([
      digestsOfShared(site.sources.documents),
      site.words,
      site.sources.year,
      site.sources.today,
      registersChangedByDate(site),
    ]),
  );

const digestsOfShared = (documents: readonly SourceFile[]) =>
  documents
    .filter(({ path }) => kindOf(path) !== 'page')
    .map((source) => [source.path, hashOfDocument(source)]);

/**
 * Registers with facts that differ from their text as of today: a next value has taken effect, or a yearly intake has
 * become that of another year.
 */
const registersChangedByDate = ({ documents }: Pick<LinkedSite, 'documents'>) =>
  documents.flatMap(({ written, parsed: { source }, validValue }) =>
    written === undefined ? [] : [[source.path, validValue]],
  );

/**
 * A hash of everything that a page is assembled from besides its own document: shared documents, words of the
 * interface, images, and the listings of other pages.
 */
export function hashForPages(
  site: LinkedSite,
  listed: readonly ListedPage[],
  ancestors: ReadonlyMap<string, Ancestor>,
): string {
  const { documents, words } = site;
  const { documents: sources, images, fileBytes, today } = site.sources;
  const imageData = images.map(({ path, url, size }) => [path, url, size]);
  const dayIfUsed = documents.some(({ documentIndex }) => documentIndex.dependsOnToday) && today;
  // Only pages that are parents of others appear in the breadcrumbs of these.
  const parents = new Set([...ancestors.values()].flatMap((page) => parentOf(page, ancestors) ?? []));
  return hash(
    JSON.stringify([
      digestsOfShared(sources),
      words,
      imageData,
      [...(fileBytes ?? [])],
      dayIfUsed,
      registersChangedByDate(site),
      listed,
      pageSummaries(documents),
      [...parents],
      [...registerByRoute(documents)],
      [...focusByName(documents)],
    ]),
  );
}
