import { distance } from 'fastest-levenshtein';

/**
 * The most similar word, or undefined. A quarter of the letters may differ (one in a short word), ignoring case, but at
 * most half of the letters of the words that differ. Two swapped letters count as one mistake.
 */
export function nearest(found: string, words: Iterable<string>): string | undefined {
  return neighbours(found, words)[0];
}

/** All similar words, the most similar first. */
export function neighbours(found: string, words: Iterable<string>): readonly string[] {
  const allowed = Math.max(1, Math.floor(found.length / 4));
  const near: { word: string; steps: number }[] = [];
  for (const word of words) {
    if (Math.abs(word.length - found.length) > allowed) continue;
    const [one, other] = differingParts(found.toLowerCase(), word.toLowerCase());
    const steps = isSwapped(one, other) ? 1 : distance(one, other);
    const isOtherWord = steps > Math.max(1, one.length / 2);
    if (!isOtherWord && steps <= Math.min(allowed, word.length - 1)) near.push({ word, steps });
  }
  return near.sort((a, b) => a.steps - b.steps).map(({ word }) => word);
}

/**
 * Two names without their common leading and trailing words, so that “/french-lessons” is not similar to
 * “/german-lessons”, however long the shared word is.
 */
function differingParts(one: string, other: string): readonly [string, string] {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  const shortest = Math.min(ours.length, theirs.length);
  let leading = 0;
  while (leading < shortest && ours[leading] === theirs[leading]) leading += 1;
  let trailing = 0;
  while (trailing < shortest - leading && ours.at(-1 - trailing) === theirs.at(-1 - trailing)) trailing += 1;
  const rest = (words: readonly string[]) => words.slice(leading, words.length - trailing).join('');
  return [rest(ours), rest(theirs)];
}

/** The words of a name, and the separators between them. */
const wordsOf = (name: string) => name.split(/([-/_ ])/);

/** Whether two texts differ only in two swapped neighbouring letters. */
function isSwapped(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one !== other && one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}

/** “Did you mean “x”?” if there is a similar word, otherwise the given advice. */
export const didYouMean = (near: string | undefined, otherwise: string) =>
  near === undefined ? otherwise : `Did you mean “${near}”?`;
