/** A value as single-line JSON with spaces: `["One.", "Two."]`, `{ "count": 28 }`. */
export const inOneLine = (value: unknown) =>
  JSON.stringify(value, null, 1) // line breaks within texts are escaped, so those matched below are between values
    .replace(/\[\n\s*/g, '[')
    .replace(/\n\s*\]/g, ']')
    .replace(/\n\s*/g, ' ');
