/**
 * Attributes of a card in a grid of three columns, so that no row has a hole: cards that are left over in the last row
 * share it, each half of it or all. Being wider than the others, they lay their parts side by side.
 */
export function lastRowAttributes(index: number, count: number): { 'data-wide'?: 'half' | 'all' } {
  const leftOver = count % 3;
  if (index < count - leftOver) return {};
  return { 'data-wide': leftOver === 1 ? 'all' : 'half' };
}

/** Attributes of a card in a grid in which up to four cards share a single row (entry-card.module.css). */
export const multiRowAttributes = (index: number, count: number) =>
  count > 4 ? lastRowAttributes(index, count) : {};
