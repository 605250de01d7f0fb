/** Numbers that look random and are the same on every run (mulberry32): a mistake that was found can be found again. */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const letter = () => String.fromCharCode(97 + below(26));
  return {
    below,
    letter,
    pick: <T>(list: readonly T[]): T | undefined => list[below(list.length)],
    word: (length: number) => Array.from({ length }, letter).join(''),
  };
}

export type Random = ReturnType<typeof randomOf>;

/** A word with one letter more, one less, or two changed places: the slips of a hand. */
export function misspelt(word: string, random: Random): string {
  const at = random.below(word.length);
  const slips = [
    word.slice(0, at) + random.letter() + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return random.pick(slips) ?? word;
}
