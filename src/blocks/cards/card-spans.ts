import type { CSSProperties } from 'react';

/**
 * The columns, of twelve, that all cards span: `--span`, and `--wide-span` on the widest screens if that differs.
 * Undefined if each card spans the default of 4, or if cards differ (`cardSpanStyle`).
 */
export function sharedSpanStyle(count: number): CSSProperties | undefined {
  if (count === 1) return spanStyle(12);
  if (count === 2) return spanStyle(6);
  return count === 4 || count === 8 ? spanStyle(6, 3) : undefined;
}

/**
 * The columns that one card spans, if cards differ. Rows have three cards. If one would remain for the last row, the
 * first four share one row, or two rows on narrower screens; if two would, they fill the row.
 */
export function cardSpanStyle(index: number, count: number): CSSProperties | undefined {
  if (sharedSpanStyle(count)) return undefined;
  if (count % 3 === 1) return index < 4 ? spanStyle(6, 3) : undefined;
  return isInShortRow(index, count) ? spanStyle(6) : undefined;
}

/** Whether a card is in a last row of two, below rows of three. Eight cards are in rows of two or four. */
export const isInShortRow = (index: number, count: number): boolean =>
  count % 3 === 2 && count > 2 && count !== 8 && index >= count - 2;

const spanStyle = (columns: number, wideColumns?: number) =>
  ({ '--span': columns, '--wide-span': wideColumns }) as CSSProperties;
