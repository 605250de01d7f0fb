const maxLength = 60;

/** Shortens a value to a single line for quotation in a message. */
export function excerpt(found: string): string {
  const characters = [...found.replace(/\p{Cc}+/gu, '⏎')]; // split by code points, so that an emoji is not cut in half
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('');
}
