import { type DisplayValue, Leaf, leavesOf } from './display-value';
import { nameOf } from './name-of';

/** An entry of the old list and its counterpart in the new one. */
export interface Match {
  before?: DisplayValue;
  after?: DisplayValue;
}

/** Minimum similarity (shared words) of entries that count as one rewritten entry. */
const minSimilarity = 0.4;

/** The minimum for blocks of the same type. It is lower, since a page has few of each type. */
const minSimilarityOfBlocks = 0.1;

/**
 * Matches the entries of two lists, wherever they moved: first those with the same id or name, then those that are
 * similar. The result is in the order of the new list, with removed entries at the end. Blocks match only within a
 * type.
 */
export function matchEntries(
  before: readonly DisplayValue[],
  after: readonly DisplayValue[],
  areBlocks: boolean,
): readonly Match[] {
  const typeOf = (entry: DisplayValue | undefined) => (areBlocks ? textAt(entry, 'type') : undefined);
  const keysBefore = keysOf(before, typeOf);
  const oldIndexes = new Map<number, number>();
  for (const [index, key] of keysOf(after, typeOf).entries()) {
    const indexBefore = keysBefore.indexOf(key);
    if (indexBefore !== -1) oldIndexes.set(index, indexBefore);
  }
  const matchedIndexes = new Set(oldIndexes.values());
  for (const [index, entry] of after.entries()) {
    if (oldIndexes.has(index)) continue;
    const [mostSimilar] = before
      .map((candidate, oldPosition) => ({ candidate, oldPosition }))
      .filter(
        ({ candidate, oldPosition }) =>
          !matchedIndexes.has(oldPosition) && typeOf(candidate) === typeOf(entry),
      )
      .map(({ candidate, oldPosition }) => ({ oldPosition, similarity: similarity(candidate, entry) }))
      .filter(({ similarity }) => similarity >= (areBlocks ? minSimilarityOfBlocks : minSimilarity))
      .sort((a, b) => b.similarity - a.similarity);
    if (!mostSimilar) continue;
    oldIndexes.set(index, mostSimilar.oldPosition);
    matchedIndexes.add(mostSimilar.oldPosition);
  }
  return [
    ...after.map((entry, index): Match => {
      const oldIndex = oldIndexes.get(index);
      return { after: entry, before: oldIndex === undefined ? undefined : before[oldIndex] };
    }),
    ...before
      .filter((_entry, index) => !matchedIndexes.has(index))
      .map((entry): Match => ({ before: entry })),
  ];
}

/** A key for each entry; repeated names get different keys. */
function keysOf(
  entries: readonly DisplayValue[],
  typeOf: (entry: DisplayValue) => string | undefined,
): readonly string[] {
  const occurrences = new Map<string, number>();
  return entries.map((entry) => {
    const id = textAt(entry, 'id');
    const name = entry instanceof Leaf ? entry.text : nameOf(entry);
    const key = `${typeOf(entry) ?? ''} ${id === undefined ? name : `#${id}`}`;
    const repetition = occurrences.get(key) ?? 0;
    occurrences.set(key, repetition + 1);
    return `${key} ${repetition}`;
  });
}

function textAt(entry: DisplayValue | undefined, property: string): string | undefined {
  if (entry === undefined || entry instanceof Leaf) return undefined;
  const value = (entry as Readonly<Record<string, DisplayValue>>)[property];
  return value instanceof Leaf ? value.text : undefined;
}

/** The proportion of words that two entries share: 0 for none, 1 for all. */
function similarity(one: DisplayValue, other: DisplayValue): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return common / Math.max(words.size, others.size, 1);
}

const wordsOf = (entry: DisplayValue) =>
  new Set(leavesOf(entry).flatMap(({ text }) => text.toLowerCase().split(/[\s,.;:]+/)));
