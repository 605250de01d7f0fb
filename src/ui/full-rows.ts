/**
 * Attributes of a card in a grid whose rows have three, so that no row has a hole. Where one or two would be left over,
 * the first four or eight are narrower (`data-narrow`), four in a row. If there are too few cards for that, or
 * `allowsFour` is false, those left over share the last row, each half of it or all (`data-wide`). Being wider than the
 * others, they may lay their parts side by side.
 */
export function fullRowAttributes(
  index: number,
  count: number,
  allowsFour = true,
): { 'data-narrow'?: ''; 'data-wide'?: 'half' | 'all' } {
  const leftOver = count % 3;
  if (allowsFour && 4 * leftOver <= count) return index < 4 * leftOver ? { 'data-narrow': '' } : {};
  return index < count - leftOver ? {} : { 'data-wide': leftOver === 1 ? 'all' : 'half' };
}
