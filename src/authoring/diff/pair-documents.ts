import type { InspectedRevision, RevisionDocument } from './revision';

/** A document in both revisions; undefined on one side if it was added or removed. */
export interface Pair {
  before?: RevisionDocument;
  after?: RevisionDocument;
}

/**
 * Pairs the documents of two revisions by path, then pages that moved. A document that is not valid JSON in one
 * revision is left out of both, since it was neither added nor removed.
 */
export function pairDocuments(before: InspectedRevision, after: InspectedRevision): readonly Pair[] {
  const unreadable = new Set([...before.unreadable, ...after.unreadable]);
  const isReadable = ({ source }: RevisionDocument) => !unreadable.has(source.path);
  const beforeByPath = new Map(before.documents.map((document) => [document.source.path, document]));
  const documents = after.documents.filter(isReadable);
  const paths = new Set(after.documents.map(({ source }) => source.path));
  const removed = new Set(
    before.documents.filter(isReadable).filter(({ source }) => !paths.has(source.path)),
  );
  const pairs = new Map(documents.map((document) => [document, beforeByPath.get(document.source.path)]));
  for (const isMoved of [redirectsTo(after), keptTitle]) {
    for (const document of documents) {
      if (pairs.get(document)) continue;
      const movedFrom = [...removed].find((page) => page.route && document.route && isMoved(page, document));
      if (!movedFrom) continue;
      pairs.set(document, movedFrom);
      removed.delete(movedFrom);
    }
  }
  return [
    ...[...pairs].map(([document, old]): Pair => ({ before: old, after: document })),
    ...[...removed].map((old): Pair => ({ before: old })),
  ];
}

/** Whether a page of the later revision is one of the earlier revision at a new path. */
type IsMoved = (old: RevisionDocument, page: RevisionDocument) => boolean;

/** A page has moved if its old address redirects to the new one. */
const redirectsTo =
  ({ site }: InspectedRevision): IsMoved =>
  (old, page) =>
    site?.redirects?.some(({ from, to }) => from === old.route && to === page.route) === true;

/** A page has also moved if it kept its title, since no two pages share one. */
const keptTitle: IsMoved = (old, page) => {
  const [oldTitle, newTitle] = [old, page].map(({ value }) => (Object(value) as { title?: unknown }).title);
  return oldTitle !== undefined && oldTitle === newTitle;
};
