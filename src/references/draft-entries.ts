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
  documents.some(hasDrafts)
    ? documents.map((one) => (hasDrafts(one) ? withPublishedEntries(one) : one))
    : documents,
);

const entriesIn = (collection: unknown): readonly unknown[] => {
  const { entries } = Object(collection) as { entries?: unknown };
  return Array.isArray(entries) ? entries : [];
};

const hasDrafts = ({ kind, validValue }: ReferringDocument) =>
  kind === 'collection' && entriesIn(validValue).some(isDraftEntry);

function withPublishedEntries(one: ReferringDocument): ReferringDocument {
  const publishedEntries = (collection: unknown) => ({
    ...Object(collection),
    entries: entriesIn(collection).filter((entry) => !isDraftEntry(entry)),
  });
  const { parsed, validValue } = one;
  return {
    ...one,
    validValue: publishedEntries(validValue),
    parsed: { ...parsed, value: publishedEntries(parsed.value) },
  };
}
