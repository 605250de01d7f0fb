/** Text for an element or an attribute of HTML or XML. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON for the inside of a script element: no `<` can close it. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
