/** The value of a JSON text; undefined, which no JSON text has as its value, if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is valid JSON. */
export const isJson = (text: string): boolean => parseJson(text) !== undefined;
