import { excerpt } from './excerpt';

/** Maximum number of words in a sentence. */
const maxListed = 100;

/** Joins words into a list: “a”, “b” and “c”. */
export function listed(words: readonly string[], conjunction = 'and'): string {
  const quoted = words.slice(0, maxListed).map((word) => `“${excerpt(word)}”`);
  if (words.length > maxListed) return `${quoted.join(', ')} ${conjunction} ${words.length - maxListed} more`;
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${conjunction} ${quoted.at(-1)}`;
}
