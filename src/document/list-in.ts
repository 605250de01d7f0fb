/** The list that a value has as this property; empty if it has none. Neither needs to be valid. */
export function listIn(value: unknown, property: string): readonly unknown[] {
  const { [property]: list } = Object(value) as Readonly<Record<string, unknown>>;
  return Array.isArray(list) ? list : [];
}
