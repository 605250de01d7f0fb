/** Maximum number of characters of a value in a message. */
const maxLength = 60;

/** Shortens a value to a single line for quotation in a message. */
export function excerpt(found: string): string {
  const characters = [...found.replace(/\p{Cc}+/gu, '⏎')]; // split by code points, so that an emoji is not cut in half
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('');
}

/** Maximum number of words that a sentence lists. */
const maxListed = 100;

/** Words as a list in a sentence, each in quotation marks: “a”, “b” and “c”. */
export function quotedList(words: readonly string[], conjunction = 'and'): string {
  const quoted = words.slice(0, maxListed).map((word) => `“${excerpt(word)}”`);
  if (words.length > maxListed) return `${quoted.join(', ')} ${conjunction} ${words.length - maxListed} more`;
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${conjunction} ${quoted.at(-1)}`;
}

/** A value as single-line JSON with spaces: `["One.", "Two."]`, `{ "count": 28 }`. */
export const singleLineJson = (value: unknown) =>
  JSON.stringify(value, null, 1) // line breaks within texts are escaped, so those matched below are between values
    .replace(/\[\n\s*/g, '[')
    .replace(/\n\s*\]/g, ']')
    .replace(/\n\s*/g, ' ');

/** A file size in a message: `15 KB`, rounded up. */
export const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;
