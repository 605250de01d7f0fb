import { digestOf, hash } from '../document/digest';
import { kindOf } from '../document/document-kind';
import { registerOfPages } from '../references/facts-of-pages';
import { knownPages } from '../references/known-pages';
import type { ListedPage } from '../references/listed-pages';
import { type Ancestor, parentOf } from '../site/ancestors';
import type { LinkedSite } from '../site/checked-site';

/**
 * A hash of everything that the checks of one document look at besides its text: of other pages only whether they are
 * there, published and valid, and their anchors.
 */
export function surroundingsOfChecks({ sources, documents }: LinkedSite): string {
  const { images, fonts, files, icons, flags, year } = sources;
  const placed = new Map(documents.map((document) => [document.document.source, document]));
  const seen = sources.documents.map((source) => {
    const document = placed.get(source);
    if (!document?.isValid || kindOf(source.path) !== 'page') return [source.path, digestOf(source)];
    return [source.path, document.draft, document.mentions.anchors];
  });
  const pictures = images.map(({ path, size }) => [path, size]);
  return hash(JSON.stringify([seen, pictures, fonts, files, [...icons], [...flags], year]));
}

/** The pages that are above others: one that is not says nothing in the breadcrumbs of another. */
const parentsIn = (pages: ReadonlyMap<string, Ancestor>): readonly Ancestor[] => [
  ...new Set([...pages.values()].flatMap((page) => parentOf(page, pages) ?? [])),
];

/** The same for what a page is assembled from: the shared documents, the images, and how other pages are listed. */
export function surroundingsOfPages(
  { sources: { documents: sources, images, fileBytes, today }, documents }: LinkedSite,
  listed: readonly ListedPage[],
  pages: ReadonlyMap<string, Ancestor>,
): string {
  const shared = sources
    .filter(({ path }) => kindOf(path) !== 'page')
    .map((source) => [source.path, digestOf(source)]);
  const pictures = images.map(({ path, url, size }) => [path, url, size]);
  const day = documents.some(({ mentions }) => mentions.dated) && today;
  const sizes = [...(fileBytes ?? [])];
  return hash(
    JSON.stringify([
      shared,
      pictures,
      sizes,
      day,
      listed,
      knownPages(documents),
      parentsIn(pages),
      [...registerOfPages(documents)],
    ]),
  );
}
