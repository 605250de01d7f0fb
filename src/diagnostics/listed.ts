import { excerpt } from './excerpt';

/** The number of words that are named: a sentence with thousands of them helps nobody. */
const most = 100;

/** Words as a sentence names them: “a”, “b” and “c”. */
export function listed(words: readonly string[], conjunction = 'and'): string {
  const quoted = words.slice(0, most).map((word) => `“${excerpt(word)}”`);
  if (words.length > most) return `${quoted.join(', ')} ${conjunction} ${words.length - most} more`;
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${conjunction} ${quoted.at(-1)}`;
}
