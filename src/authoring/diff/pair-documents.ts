import type { EditionDocument, ReadEdition } from './revision';

/** A document before and what became of it. */
export interface Pair {
  before?: EditionDocument;
  after?: EditionDocument;
}

/** Which document became which: those of one path, then a page that moved. One that cannot be read is left out. */
export function pairDocuments(before: ReadEdition, after: ReadEdition): readonly Pair[] {
  const unreadable = new Set([...before.unreadable, ...after.unreadable]);
  const isRead = ({ source }: EditionDocument) => !unreadable.has(source.path);
  const kept = new Map(before.documents.map((document) => [document.source.path, document]));
  const documents = after.documents.filter(isRead);
  const paths = new Set(after.documents.map(({ source }) => source.path));
  const gone = new Set(before.documents.filter(isRead).filter(({ source }) => !paths.has(source.path)));
  const pairs = new Map(documents.map((document) => [document, kept.get(document.source.path)]));
  for (const isMoved of [leadsTo(after), hasTitleOf]) {
    for (const document of documents) {
      if (pairs.get(document)) continue;
      const old = [...gone].find((page) => page.route && document.route && isMoved(page, document));
      if (!old) continue;
      pairs.set(document, old);
      gone.delete(old);
    }
  }
  return [
    ...[...pairs].map(([document, old]): Pair => ({ before: old, after: document })),
    ...[...gone].map((old): Pair => ({ before: old })),
  ];
}

type IsMoved = (old: EditionDocument, page: EditionDocument) => boolean;

/** A page moved where its old address leads to the new one … */
const leadsTo =
  ({ site }: ReadEdition): IsMoved =>
  (old, page) =>
    site?.redirects.some(({ from, to }) => from === old.route && to === page.route) === true;

/** … and else where it kept its title: no two pages share one. */
const hasTitleOf: IsMoved = (old, page) => {
  const [was, is] = [old, page].map(({ value }) => (Object(value) as { title?: unknown }).title);
  return was !== undefined && was === is;
};
