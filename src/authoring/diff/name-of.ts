import { excerpt } from '../../diagnostics/message-values';
import { type DisplayValue, Leaf } from './display-value';

/** Properties that name an entry, best first. */
const nameProperties = ['heading', 'title', 'label', 'name'];

/** A readable name for a list entry: its heading or name, or else its type, or else its first text. */
export function nameOf(entry: DisplayValue): string {
  if (entry instanceof Leaf) return excerpt(entry.text);
  if (Array.isArray(entry)) return excerpt(entry.map(nameOf).join(', '));
  const properties = entry as Readonly<Record<string, DisplayValue>>;
  const ownName = nameProperties.flatMap((name) => textOf(properties[name]) ?? [])[0];
  const [first] = Object.entries(properties).flatMap(([key, value]) =>
    key === 'id' || key === 'type' ? [] : (textOf(value) ?? []),
  );
  return excerpt(ownName ?? textOf(properties.type) ?? first ?? '');
}

/** The text of a leaf that is a text. */
const textOf = (value: DisplayValue | undefined) =>
  value instanceof Leaf && value.kind === 'text' ? value.text : undefined;
