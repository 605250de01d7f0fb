/** The index of the first occurrence of each word. */
export function firstPositions<Word>(words: readonly Word[]): ReadonlyMap<Word, number> {
  const first = new Map<Word, number>();
  for (const [index, word] of words.entries()) if (!first.has(word)) first.set(word, index);
  return first;
}
