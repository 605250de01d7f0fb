/**
 * Attributes of a card in rows of three, so that no row has a hole: where one or two would be left over, the last four or
 * two are wider (`data-wide`), two in a row (full-rows.module.css). The styles may lay the parts of these side by side.
 */
export function fullRowAttributes(index: number, count: number): { 'data-wide'?: '' } {
  const wideCount = [0, 4, 2][count % 3] ?? 0;
  return index < count - wideCount ? {} : { 'data-wide': '' };
}
