import { distance } from 'fastest-levenshtein';

/**
 * The word that the author most likely meant, or none: at most a third of the letters may differ (two in a short
 * word), letter case aside.
 */
export function nearest(found: string, words: Iterable<string>): string | undefined {
  const allowed = Math.max(2, Math.floor(found.length / 3));
  let best: { word: string; steps: number } | undefined;
  for (const word of words) {
    if (Math.abs(word.length - found.length) > allowed) continue;
    const steps = distance(found.toLowerCase(), word.toLowerCase());
    if (steps <= Math.min(allowed, word.length - 1) && steps < (best?.steps ?? Number.POSITIVE_INFINITY))
      best = { word, steps };
  }
  return best?.word;
}

/** “Did you mean “x”?” where a near word is known, otherwise the given advice. */
export const didYouMean = (near: string | undefined, otherwise: string) =>
  near === undefined ? otherwise : `Did you mean “${near}”?`;
