import { excerpt } from './excerpt';

/** Words as a sentence names them: “a”, “b” and “c”. */
export function listed(words: readonly string[], conjunction = 'and'): string {
  const quoted = words.map((word) => `“${excerpt(word)}”`);
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${conjunction} ${quoted.at(-1)}`;
}
