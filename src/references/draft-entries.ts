import { listIn } from '../document/list-in';
import { memoize } from '../document/memoize';
import type { ReferringDocument } from './reference-kind';

/** Whether a collection entry is marked as a draft. */
export const isDraftEntry = (entry: unknown): boolean =>
  (Object(entry) as { draft?: unknown }).draft === true;

/** The documents with draft entries removed from collections, as for published pages. */
export const withoutDraftEntries = <Document extends ReferringDocument>(
  documents: readonly Document[],
): readonly Document[] => withoutDrafts(documents) as readonly Document[];

const withoutDrafts = memoize((documents: readonly ReferringDocument[]): readonly ReferringDocument[] =>
  // The same list if there are none, because tables of all documents are memoized by their list.
  documents.some(hasDrafts)
    ? documents.map((one) => (hasDrafts(one) ? withPublishedEntries(one) : one))
    : documents,
);

const hasDrafts = ({ kind, validValue }: ReferringDocument) =>
  kind === 'collection' && listIn(validValue, 'entries').some(isDraftEntry);

function withPublishedEntries(one: ReferringDocument): ReferringDocument {
  const publishedEntries = (collection: unknown) => ({
    ...Object(collection),
    entries: listIn(collection, 'entries').filter((entry) => !isDraftEntry(entry)),
  });
  const { parsed, validValue } = one;
  return {
    ...one,
    validValue: publishedEntries(validValue),
    parsed: { ...parsed, value: publishedEntries(parsed.value) },
  };
}
