import { digestOf, hash } from '../document/digest';
import { kindOf } from '../document/document-kind';
import type { SourceFile } from '../document/source';
import { registerOfPages } from '../references/facts-of-pages';
import { focusByName } from '../references/images';
import { knownPages } from '../references/known-pages';
import type { ListedPage } from '../references/listed-pages';
import { type Ancestor, parentOf } from '../site/ancestors';
import type { LinkedSite } from '../site/checked-site';

/**
 * A hash of everything that the references of one document are checked against: of other pages only whether they are
 * there, published and valid, and their anchors.
 */
export function hashForReferences(site: LinkedSite): string {
  const { sources, documents } = site;
  const { images, fonts, files, icons, flags } = sources;
  const placed = new Map(documents.map((document) => [document.document.source, document]));
  const seen = sources.documents.map((source) => {
    const document = placed.get(source);
    if (!document?.isValid || kindOf(source.path) !== 'page') return [source.path, digestOf(source)];
    return [source.path, document.draft, document.mentions.anchors];
  });
  const pictures = images.map(({ path, size }) => [path, size]);
  return hash(JSON.stringify([seen, pictures, fonts, files, [...icons], [...flags], changedRegisters(site)]));
}

/**
 * A hash of everything that rules look at besides the document itself (`Common` in rules/rule.ts): the documents that are
 * no pages, and the year. A cache is for one set of schemas.
 */
export const hashForRules = (site: LinkedSite): string =>
  hash(JSON.stringify([digestsOfShared(site.sources.documents), site.sources.year, changedRegisters(site)]));

const digestsOfShared = (documents: readonly SourceFile[]) =>
  documents.filter(({ path }) => kindOf(path) !== 'page').map((source) => [source.path, digestOf(source)]);

/** The registers that on this day are not as they are written: what depends on one changes without its text. */
const changedRegisters = ({ documents }: Pick<LinkedSite, 'documents'>) =>
  documents.flatMap(({ written, document: { source }, readable }) =>
    written === undefined ? [] : [[source.path, readable]],
  );

/** The pages that are above others: one that is not says nothing in the breadcrumbs of another. */
const parentsIn = (pages: ReadonlyMap<string, Ancestor>): readonly Ancestor[] => [
  ...new Set([...pages.values()].flatMap((page) => parentOf(page, pages) ?? [])),
];

/** A hash of what a page is assembled from besides its document: the shared documents, the images, and how other pages are listed. */
export function hashForPages(
  site: LinkedSite,
  listed: readonly ListedPage[],
  pages: ReadonlyMap<string, Ancestor>,
): string {
  const { documents } = site;
  const { documents: sources, images, fileBytes, today } = site.sources;
  const pictures = images.map(({ path, url, size }) => [path, url, size]);
  const day = documents.some(({ mentions }) => mentions.dated) && today;
  const sizes = [...(fileBytes ?? [])];
  return hash(
    JSON.stringify([
      digestsOfShared(sources),
      pictures,
      sizes,
      day,
      changedRegisters(site),
      listed,
      knownPages(documents),
      parentsIn(pages),
      [...registerOfPages(documents)],
      [...focusByName(documents)],
    ]),
  );
}
