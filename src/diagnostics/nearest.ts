import { distance } from 'fastest-levenshtein';

/**
 * The word that the author most likely meant, or none: one letter in four may differ (one in a short word), letter
 * case aside. Two letters that changed places are one mistake.
 */
export function nearest(found: string, words: Iterable<string>): string | undefined {
  return neighbours(found, words)[0];
}

/** Every word that the author may have meant, the likeliest first. */
export function neighbours(found: string, words: Iterable<string>): readonly string[] {
  const written = found.toLowerCase();
  const allowed = Math.max(1, Math.floor(found.length / 4));
  const near: { word: string; steps: number }[] = [];
  for (const word of words) {
    if (Math.abs(word.length - found.length) > allowed) continue;
    const steps = isSwapped(written, word.toLowerCase()) ? 1 : distance(written, word.toLowerCase());
    if (steps <= Math.min(allowed, word.length - 1)) near.push({ word, steps });
  }
  return near.sort((a, b) => a.steps - b.steps).map(({ word }) => word);
}

/** Equal but for two neighbouring letters. */
function isSwapped(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one !== other && one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}

/** “Did you mean “x”?” where a near word is known, otherwise the given advice. */
export const didYouMean = (near: string | undefined, otherwise: string) =>
  near === undefined ? otherwise : `Did you mean “${near}”?`;
