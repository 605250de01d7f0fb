import { excerpt } from './excerpt';

/** Maximum number of words in a sentence. */
const most = 100;

/** Joins words into a list: “a”, “b” and “c”. */
export function listed(words: readonly string[], conjunction = 'and'): string {
  const quoted = words.slice(0, most).map((word) => `“${excerpt(word)}”`);
  if (words.length > most) return `${quoted.join(', ')} ${conjunction} ${words.length - most} more`;
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${conjunction} ${quoted.at(-1)}`;
}
