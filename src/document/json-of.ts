/** The value of a text as JSON. Undefined, which is no value of JSON, if the text is something else. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isJson = (text: string): boolean => jsonOf(text) !== undefined;
