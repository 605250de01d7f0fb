/** The index of the first occurrence of each value. */
export function firstPositions<Value>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const positions = new Map<Value, number>();
  for (const [index, value] of values.entries()) if (!positions.has(value)) positions.set(value, index);
  return positions;
}
