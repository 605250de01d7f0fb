import type { CSSProperties } from 'react';

/**
 * What all cards span of twelve columns, if not the default of 4, and of those on the widest screens (`--wide`), so that
 * every row is full.
 */
export function spansOfAll(count: number): CSSProperties | undefined {
  if (count === 1) return spans(12);
  if (count === 2) return spans(6);
  return count === 4 || count === 8 ? spans(6, 3) : undefined;
}

/** What a card spans beside others in rows of three: a first row of four leaves no card alone; of five, two are left. */
export function spansOf(index: number, count: number): CSSProperties | undefined {
  if (spansOfAll(count)) return undefined;
  if (count % 3 === 1) return index < 4 ? spans(6, 3) : undefined;
  return isShared(index, count) ? spans(6) : undefined;
}

/** Whether a card shares the last row with one other, and so is wider than those above. */
export const isShared = (index: number, count: number): boolean =>
  count % 3 === 2 && count > 2 && count !== 8 && index >= count - 2;

const spans = (ofTwelve: number, wide?: number) =>
  ({ '--span': ofTwelve, ...(wide !== undefined && { '--wide': wide }) }) as CSSProperties;
