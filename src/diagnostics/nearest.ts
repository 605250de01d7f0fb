import { distance } from 'fastest-levenshtein';

/**
 * The word that the author most likely meant, or none: one letter in four may differ (one in a short word), letter
 * case aside, and half of the letters of the words that differ. Two letters that changed places are one mistake.
 */
export function nearest(found: string, words: Iterable<string>): string | undefined {
  return neighbours(found, words)[0];
}

/** Every word that the author may have meant, the likeliest first. */
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
 * What is left of two names without the whole words that both begin and end with: “/french-lessons” is not near
 * “/german-lessons”, however long the word is that they share.
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

/** With what separates them. */
const wordsOf = (name: string) => name.split(/([-/_ ])/);

/** Equal but for two neighbouring letters. */
function isSwapped(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one !== other && one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}

/** “Did you mean “x”?” where a near word is known, otherwise the given advice. */
export const didYouMean = (near: string | undefined, otherwise: string) =>
  near === undefined ? otherwise : `Did you mean “${near}”?`;
