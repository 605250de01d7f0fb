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
    let container: Record<string, unknown> = top;
    let key = 'whole';
    for (const next of path) {
      container[key] = copyOf(container[key]);
      container = container[key] as Record<string, unknown>;
      key = next;
    }
    container[key] = value;
  }
  return top.whole;
}
