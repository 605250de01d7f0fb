import type { EditionDocument, ReadEdition } from './edition';

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
  const paths = new Set(after.documents.map(({ source }) => source.path));
  const gone = before.documents.filter(isRead).filter(({ source }) => !paths.has(source.path));
  const pairs = after.documents.filter(isRead).map((document): Pair => {
    const same = kept.get(document.source.path);
    return { before: same ?? gone.find((old) => isMoved(old, document, after)), after: document };
  });
  const found = new Set(pairs.map((pair) => pair.before));
  return [...pairs, ...gone.filter((old) => !found.has(old)).map((old): Pair => ({ before: old }))];
}

/** A page moved where its old address leads to the new one, or where it kept its title: no two pages share one. */
function isMoved(old: EditionDocument, document: EditionDocument, { site }: ReadEdition): boolean {
  if (!old.route || !document.route) return false;
  const leads = site?.redirects.some(({ from, to }) => from === old.route && to === document.route);
  const [title, newTitle] = [old, document].map(({ value }) => (Object(value) as { title?: unknown }).title);
  return leads === true || (title !== undefined && title === newTitle);
}
