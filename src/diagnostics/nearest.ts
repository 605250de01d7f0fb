import { distance } from 'fastest-levenshtein';

/**
 * The most similar word; undefined if none is similar enough. Up to a quarter of the letters may differ, one in a short
 * word, but never all of them. Names that share words are compared by their other words, of which at most half of the
 * letters may differ. Case is ignored, and two swapped letters count as one difference.
 */
export function nearest(found: string, words: Iterable<string>): string | undefined {
  return similarWords(found, words)[0];
}

/** All words that are similar enough, the most similar first. */
export function similarWords(found: string, words: Iterable<string>): readonly string[] {
  const allowed = Math.max(1, Math.floor(found.length / 4));
  const near: { word: string; edits: number }[] = [];
  for (const word of words) {
    if (Math.abs(word.length - found.length) > allowed) continue;
    const [one, other] = differingParts(found.toLowerCase(), word.toLowerCase());
    const edits = isSwapped(one, other) ? 1 : distance(one, other);
    const isDifferentWord = edits > Math.max(1, one.length / 2);
    if (!isDifferentWord && edits <= Math.min(allowed, word.length - 1)) near.push({ word, edits });
  }
  return near.sort((a, b) => a.edits - b.edits).map(({ word }) => word);
}

/**
 * Two names without their common leading and trailing words, so that “/french-lessons” is not similar to
 * “/german-lessons”, however long the shared word is.
 */
function differingParts(one: string, other: string): readonly [string, string] {
  const [oneWords, otherWords] = [wordsOf(one), wordsOf(other)];
  const shortest = Math.min(oneWords.length, otherWords.length);
  let leading = 0;
  while (leading < shortest && oneWords[leading] === otherWords[leading]) leading += 1;
  let trailing = 0;
  while (trailing < shortest - leading && oneWords.at(-1 - trailing) === otherWords.at(-1 - trailing))
    trailing += 1;
  const rest = (words: readonly string[]) => words.slice(leading, words.length - trailing).join('');
  return [rest(oneWords), rest(otherWords)];
}

/** The words of a name, and the separators between them. */
const wordsOf = (name: string) => name.split(/([-/_ ])/);

/** Whether two texts differ only in two swapped neighbouring letters. */
function isSwapped(one: string, other: string): boolean {
  let first = 0; // the first letter that differs
  while (first < one.length && one[first] === other[first]) first += 1;
  const swapped = one.slice(0, first) + one[first + 1] + one[first] + one.slice(first + 2);
  return one !== other && swapped === other;
}

/** “Did you mean “x”?” if there is a similar word, otherwise the given advice. */
export const didYouMean = (near: string | undefined, otherwise: string) =>
  near === undefined ? otherwise : `Did you mean “${near}”?`;
