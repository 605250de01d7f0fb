import { excerpt } from './excerpt';

/** So many words are named; a sentence of thousands tells nobody anything. */
const most = 100;

/** Words as a sentence names them: “a”, “b” and “c”. */
export function listed(words: readonly string[], conjunction = 'and'): string {
  const quoted = words.slice(0, most).map((word) => `“${excerpt(word)}”`);
  if (words.length > most) return `${quoted.join(', ')} ${conjunction} ${words.length - most} more`;
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${conjunction} ${quoted.at(-1)}`;
}
