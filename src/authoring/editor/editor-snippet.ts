/** Whether an example is an object or a list. These get a snippet with its own label. */
export const isStructured = (example: unknown): example is object =>
  typeof example === 'object' && example !== null;

/**
 * The body of a snippet that inserts exactly the example: a dollar sign would begin a variable, and a text that begins
 * with “^” is inserted without quotation marks.
 */
export function snippetBody(example: unknown): unknown {
  if (typeof example === 'string') return /[$\\}]|^\^/.test(example) ? withoutVariables(example) : example;
  if (Array.isArray(example)) return example.map(snippetBody);
  if (!isStructured(example)) return example;
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, snippetBody(value)]));
}

const withoutVariables = (text: string) => `^${JSON.stringify(text).replace(/[\\$}]/g, '\\$&')}`;
