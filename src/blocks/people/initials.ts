/**
 * Initials of the first and the last name: “AL” for Ana Maria Lima. Words that end with a dot are skipped: titles such
 * as “Dr.”, but abbreviated names, too.
 */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.')); // begins with a letter
  const [first = name, ...others] = names;
  return [first, others.at(-1)]
    .map((word = '') => [...word][0])
    .join('')
    .toLocaleUpperCase();
}
