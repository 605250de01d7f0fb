/** Initials of the first and the last name: “AL” for Ana Maria Lima. Titles such as “Dr.” are skipped. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.')); // begins with a letter
  const [first = name, ...others] = names;
  return [first, others.at(-1)]
    .map((word = '') => [...word][0])
    .join('')
    .toLocaleUpperCase();
}
