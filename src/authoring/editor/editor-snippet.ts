/** Whether an example is an object or a list, which becomes a snippet with a label of its own. */
export const isFilled = (example: unknown): example is object =>
  typeof example === 'object' && example !== null;

/**
 * An example as the body of a snippet, escaped so that exactly the example is inserted: in a snippet a dollar begins a
 * variable, and a text that begins with “^” is inserted without further quoting.
 */
export function snippetBody(example: unknown): unknown {
  if (typeof example === 'string') return /[$\\}]|^\^/.test(example) ? verbatim(example) : example;
  if (Array.isArray(example)) return example.map(snippetBody);
  if (!isFilled(example)) return example;
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, snippetBody(value)]));
}

const verbatim = (text: string) => `^${JSON.stringify(text).replace(/[\\$}]/g, '\\$&')}`;
