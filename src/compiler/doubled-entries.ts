import type { Diagnostic } from './diagnostics/diagnostic';
import { duplicateId } from './diagnostics/duplicate-id';
import { collectionNames } from './document-kind';
import type { Inspected } from './inspect';
import { placeOfValue } from './place';

/** What the documents of all collections have in common. */
export interface WrittenCollection {
  entries: readonly { id: string }[];
}

/** Entries of a collection of one name: a page could not say which one it means. */
export function doubledEntries({
  document,
  kind,
}: Pick<Inspected, 'document' | 'kind'>): readonly Diagnostic[] {
  if (!collectionNames.some((name) => name === kind)) return [];
  const { entries } = document.value as WrittenCollection;
  return entries.flatMap(({ id }, index) => {
    const earlier = entries.findIndex((entry) => entry.id === id);
    if (earlier === index) return [];
    const { line } = placeOfValue(document, `/entries/${earlier}/id`);
    return [duplicateId(placeOfValue(document, `/entries/${index}/id`), id, line)];
  });
}
