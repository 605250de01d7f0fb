/** Whether an example is an object or a list. These get a snippet with its own label. */
export const isStructured = (example: unknown): example is object =>
  typeof example === 'object' && example !== null;

/**
 * The body of a snippet that inserts exactly the example. VS Code takes a dollar sign for the start of a variable, a
 * brace for its end and a backslash for an escape, so texts with one of them are escaped, and so are objects with one in
 * the name of a property. It inserts a text after “^” as it is, so the quotation marks are part of that text.
 */
export function snippetBody(example: unknown): unknown {
  if (typeof example === 'string') return /[$\\}]|^\^/.test(example) ? withoutVariables(example) : example;
  if (Array.isArray(example)) return example.map(snippetBody);
  if (!isStructured(example)) return example;
  if (/[$\\}]/.test(Object.keys(example).join())) return withoutVariables(example);
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, snippetBody(value)]));
}

/** The JSON of a value, escaped. */
const withoutVariables = (value: unknown) =>
  `^${JSON.stringify(value, null, '\t').replace(/[\\$}]/g, '\\$&')}`;
