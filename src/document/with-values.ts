/**
 * A copy of a value with other values at these paths, which must exist. Only containers along a path are copied;
 * everything else is shared.
 */
export function withValues(
  whole: unknown,
  values: readonly (readonly [path: readonly string[], value: unknown])[],
): unknown {
  const copies = new Set<unknown>();
  const copyOf = (value: unknown): Record<string, unknown> => {
    if (copies.has(value)) return value as Record<string, unknown>;
    const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
    copies.add(copy);
    return copy;
  };
  const top = { whole };
  for (const [path, value] of values) {
    let at: Record<string, unknown> = top;
    let key = 'whole';
    for (const next of path) {
      at[key] = copyOf(at[key]);
      at = at[key] as Record<string, unknown>;
      key = next;
    }
    at[key] = value;
  }
  return top.whole;
}
