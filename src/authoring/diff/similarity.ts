import { leavesOf, type Readable } from './readable';

/** The share of words that two entries have in common: 0 for none, 1 for all. */
export function similarity(one: Readable, other: Readable): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return common / Math.max(words.size, others.size, 1);
}

const wordsOf = (entry: Readable) =>
  new Set(leavesOf(entry).flatMap(({ text }) => text.toLowerCase().split(/[\s,.;:]+/)));
