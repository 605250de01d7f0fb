/** An entry of a list in a text: its name, and the offset where it begins. */
export interface Entry {
  name: string;
  offset: number;
}

/** Inserts an entry before the first with a greater name, or at the end. */
export function insertInOrder(
  text: string,
  entries: readonly Entry[],
  name: string,
  written: { before: string; last: string; end: number },
): string {
  const next = entries.find((entry) => entry.name > name);
  const [offset, piece] = next ? [next.offset, written.before] : [written.end, written.last];
  return text.slice(0, offset) + piece + text.slice(offset);
}
