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
  const typeOf = (entry: DisplayValue) => (areBlocks ? textAt(entry, 'type') : undefined);
  const oldByKey = entriesByKey(before, typeOf);
  const matches = new Map(
    [...entriesByKey(after, typeOf)].map(([key, entry]) => [entry, oldByKey.get(key)] as const),
  );
  const unmatched = new Set(before);
  for (const old of matches.values()) if (old) unmatched.delete(old);
  for (const [entry, old] of matches) {
    if (old) continue;
    const [mostSimilar] = [...unmatched]
      .filter((candidate) => typeOf(candidate) === typeOf(entry))
      .map((candidate) => ({ candidate, similarity: similarity(candidate, entry) }))
      .filter(({ similarity }) => similarity >= (areBlocks ? minSimilarityOfBlocks : minSimilarity))
      .sort((a, b) => b.similarity - a.similarity);
    if (!mostSimilar) continue;
    matches.set(entry, mostSimilar.candidate);
    unmatched.delete(mostSimilar.candidate);
  }
  return [
    ...[...matches].map(([entry, old]): Match => ({ before: old, after: entry })),
    ...[...unmatched].map((old): Match => ({ before: old })),
  ];
}

/** The entries, in their order, each with a key of its own: its id or name, numbered where several have the same. */
function entriesByKey(
  entries: readonly DisplayValue[],
  typeOf: (entry: DisplayValue) => string | undefined,
): ReadonlyMap<string, DisplayValue> {
  const occurrences = new Map<string, number>();
  return new Map(
    entries.map((entry) => {
      const id = textAt(entry, 'id');
      const name = entry instanceof Leaf ? entry.text : nameOf(entry);
      const key = `${typeOf(entry) ?? ''} ${id === undefined ? name : `#${id}`}`;
      const repetition = occurrences.get(key) ?? 0;
      occurrences.set(key, repetition + 1);
      return [`${key} ${repetition}`, entry] as const;
    }),
  );
}

function textAt(entry: DisplayValue, property: string): string | undefined {
  if (entry instanceof Leaf) return undefined;
  const value = (entry as Readonly<Record<string, DisplayValue>>)[property];
  return value instanceof Leaf ? value.text : undefined;
}

/** The proportion of words that two entries share: 0 for none, 1 for all. */
function similarity(one: DisplayValue, other: DisplayValue): number {
  const [oneWords, otherWords] = [wordsOf(one), wordsOf(other)];
  const common = [...oneWords].filter((word) => otherWords.has(word)).length;
  return common / Math.max(oneWords.size, otherWords.size, 1);
}

const wordsOf = (entry: DisplayValue) =>
  new Set(leavesOf(entry).flatMap(({ text }) => text.toLowerCase().split(/[\s,.;:]+/)));
