import { excerpt } from '../../diagnostics/excerpt';
import { Leaf, type Readable } from './readable';

/** Properties that name an entry, the best first. */
const naming = ['heading', 'title', 'label', 'name'];

/** What a reader would call an entry of a list: its heading or name, or the first text it contains. */
export function nameOf(entry: Readable): string {
  if (entry instanceof Leaf) return excerpt(entry.text);
  if (Array.isArray(entry)) return excerpt(entry.map(nameOf).join(', '));
  const properties = entry as Readonly<Record<string, Readable>>;
  const named = naming.flatMap((name) => textOf(properties[name]) ?? [])[0];
  const [first] = Object.entries(properties).flatMap(([key, value]) =>
    key === 'id' || key === 'type' ? [] : (textOf(value) ?? []),
  );
  return excerpt(named ?? textOf(properties.type) ?? first ?? '');
}

/** The text of a leaf that is a text. */
const textOf = (value: Readable | undefined) =>
  value instanceof Leaf && value.kind === 'text' ? value.text : undefined;
