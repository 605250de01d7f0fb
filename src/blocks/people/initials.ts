/** Initials of the first and the last name: “AL” for Ana Maria Lima. Titles such as “Dr.” are skipped. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.')); // begins with a letter
  const [first = name] = names;
  const last = names.length > 1 ? names.at(-1) : undefined;
  return [first, last]
    .map((word = '') => [...word].slice(0, 1).join(''))
    .join('')
    .toLocaleUpperCase();
}
