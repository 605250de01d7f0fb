const longest = 60;

/** What was found, as a message quotes it: in one line and not too long. */
export function excerpt(found: string): string {
  const characters = [...found.replace(/\p{Cc}+/gu, '⏎')]; // an emoji is one character and must not be cut in two
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}
