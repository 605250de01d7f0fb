import { unvalidatedContent } from '../../compiler/unvalidated-content';
import type { SourceFile, Sources } from '../../document/source';
import { withValue } from '../edit/with-value';
import { type Entry, unvalidatedEntries } from './new-entry';

/**
 * Adds a new entry of a collection, by its id, to each list `entries` of a block that names all its present entries.
 * Returns the documents that have such blocks.
 */
export function addToCompleteLists(
  sources: Sources,
  collection: string,
  id: string,
): readonly { before: SourceFile; after: SourceFile }[] {
  const ids = unvalidatedEntries(sources, collection).map((entry) => entry.id);
  if (ids.length < 2) return []; // a block that names the only entry need not be about all
  return sources.documents.flatMap((before) => {
    const lists = listsIn(unvalidatedContent(before), collection, []).filter(({ entries }) =>
      ids.every((otherId) => entries.includes(otherId)),
    );
    const text = lists.reduce(
      (changed, { path, entries }) => withValue(changed, [...path, entries.length], id),
      before.text,
    );
    return lists.length > 0 ? [{ before, after: { ...before, text } }] : [];
  });
}

type Path = readonly (string | number)[];

/** The `entries` of blocks that show this collection, with their paths. */
function listsIn(
  value: unknown,
  collection: string,
  path: Path,
): readonly { path: Path; entries: readonly unknown[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { collection: shown, entries } = value as Entry;
  const own = shown === collection && Array.isArray(entries) ? [{ path: [...path, 'entries'], entries }] : [];
  const children = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...children.flatMap(([key, child]) => listsIn(child, collection, [...path, key]))];
}
