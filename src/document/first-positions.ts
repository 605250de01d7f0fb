/** The index of the first occurrence of each word. */
export function firstPositions<Word>(words: readonly Word[]): ReadonlyMap<Word, number> {
  const positions = new Map<Word, number>();
  for (const [index, word] of words.entries()) if (!positions.has(word)) positions.set(word, index);
  return positions;
}
