import { fill } from '../src/format/fill';

/**
 * Returns a function that looks up a word of the interface by name and fills in its placeholders. Without a build there
 * are no words; then the function returns the name and the values.
 */
export const createWordFormatter =
  <Words extends object>(words: Words | undefined) =>
  (name: Extract<keyof Words, string>, values: Readonly<Record<string, string | number>> = {}): string => {
    const word = words?.[name];
    return typeof word === 'string' ? fill(word, values) : [name, ...Object.values(values)].join(' ');
  };
