/**
 * Attributes of a card in a grid of three columns, so that no row has a hole: two cards that are left over share the last
 * row; a single one makes two rows of two with the row above it.
 */
export function lastRowAttributes(index: number, count: number): { 'data-wide'?: 'half' | 'all' } {
  const leftOver = count % 3;
  const wideCount = leftOver === 1 && count > 1 ? 4 : leftOver;
  if (index < count - wideCount) return {};
  return { 'data-wide': count === 1 ? 'all' : 'half' };
}

/** The same for cards of which up to four share a single row (entry-card.module.css). */
export const multiRowAttributes = (index: number, count: number) =>
  count > 4 ? lastRowAttributes(index, count) : {};
