/** Maximum length of a text that is quoted in full. */
const maxQuoted = 60;

/** Number of unchanged words quoted on each side. */
const contextWords = 3;

/** The parts in which two texts differ, each with a few words around it. */
export function differingParts(before: string, after: string): readonly [string, string] {
  if (before.length <= maxQuoted && after.length <= maxQuoted) return [before, after];
  const [one, other] = [before.split(' '), after.split(' ')];
  const shorter = Math.min(one.length, other.length);
  // The number of words that both texts begin with, and end with.
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;

  const from = Math.max(0, start - contextWords);
  const cut = (words: readonly string[]) => {
    const to = words.length - Math.max(0, end - contextWords);
    const part = shorten(words.slice(from, to).join(' '));
    return `${from > 0 ? '… ' : ''}${part}${to < words.length ? ' …' : ''}`;
  };
  return [cut(one), cut(other)];
}

/** Shortens a long text to its beginning and its end. */
function shorten(text: string): string {
  const longest = 2 * maxQuoted;
  return text.length <= longest
    ? text
    : `${text.slice(0, maxQuoted).trimEnd()} … ${text.slice(-maxQuoted).trimStart()}`;
}
