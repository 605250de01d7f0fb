const longest = 60;

/** What was found, as a message quotes it: in one line and not too long. */
export function excerpt(found: string): string {
  const signs = [...found.replace(/\p{Cc}+/gu, '⏎')]; // an emoji is one sign, and not to be cut in two
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : signs.join('');
}
