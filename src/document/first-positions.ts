/** Where each word appears first in a list. */
export function firstPositions(words: readonly string[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [index, word] of words.entries()) if (!first.has(word)) first.set(word, index);
  return first;
}
