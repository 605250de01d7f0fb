/** What fills the parts of a word. */
type Values = Readonly<Record<string, string | number>>;

/** A word with its parts filled in: “Enquiry {id} from {form}”. */
export const fill = (word: string, values: Values): string =>
  word.replaceAll(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part));

/**
 * What says words of a group. A build by an earlier version has none: then a word is its name, with whatever would have
 * been filled in.
 */
export const sayer =
  <Words extends object>(words: Words | undefined) =>
  (word: Extract<keyof Words, string>, values: Values = {}): string => {
    const text = words?.[word];
    return typeof text === 'string' ? fill(text, values) : [word, ...Object.values(values)].join(' ');
  };
