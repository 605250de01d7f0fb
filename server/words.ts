/** A word with its parts filled in: “Enquiry {id} from {form}”. */
export const fill = (word: string, values: Readonly<Record<string, string | number>>): string =>
  word.replaceAll(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part));

/** What says words of a group. A build by an earlier version has none: then a word is its name. */
export const sayer =
  <Word extends string>(words: Readonly<Partial<Record<Word, string>>> | undefined) =>
  (word: Word): string =>
    words?.[word] ?? word;
