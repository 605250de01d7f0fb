/** An entry of a list in a text: its name, and where it begins. */
export interface Entry {
  name: string;
  offset: number;
}

/** A text with one more entry, in front of the first whose name comes after; at the end where there is none. */
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
