/** Values for placeholders. */
type Values = Readonly<Record<string, string | number>>;

/** Fills in placeholders: “Enquiry {id} from {form}”. */
export const fill = (word: string, values: Values): string =>
  word.replaceAll(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part));

/**
 * Returns a function for the labels of a group. Builds by an earlier version have none; then the label's name and the
 * values are returned.
 */
export const labelFormatter =
  <Words extends object>(words: Words | undefined) =>
  (word: Extract<keyof Words, string>, values: Values = {}): string => {
    const text = words?.[word];
    return typeof text === 'string' ? fill(text, values) : [word, ...Object.values(values)].join(' ');
  };
