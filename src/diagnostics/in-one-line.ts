/** A value as an author writes it, in one line: `["One.", "Two."]`, `{ "count": 28 }`. */
export const inOneLine = (value: unknown) =>
  JSON.stringify(value, null, 1) // a line break in a text is escaped: those that are left are between values
    .replace(/\[\n\s*/g, '[')
    .replace(/\n\s*\]/g, ']')
    .replace(/\n\s*/g, ' ');
