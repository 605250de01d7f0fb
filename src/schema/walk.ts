import type { Schema, Schemas } from '../document/source';
import { type SchemaCursor, schemaCursorFor } from './schema-cursor';

/** What to do with the shared parts of a document, by their names (`schema/parts/<name>.schema.json`). */
type PartVisitors<Answer> = Readonly<
  Record<string, (value: unknown, pointer: string, referring: Schema, within: Properties) => Answer>
>;

/** The object that a part is a property of, or in a list of which it is an entry. */
type Properties = Readonly<Record<string, unknown>>;

const none: Properties = {};

/**
 * Visits the parts of a document, and nothing within a part that was visited. Of a document that is invalid, `broken` are
 * the pointers of what has something invalid in it: such a part is not visited, but those within it are.
 */
export function visitParts(
  schemas: Schemas,
  file: string,
  document: unknown,
  visitors: PartVisitors<void>,
  broken: ReadonlySet<string> = new Set(),
): void {
  // A set hashes the key of every lookup, even when it is empty.
  const isBroken = (pointer: string) => broken.size > 0 && broken.has(pointer);
  const walk = (
    { part, referring, children }: SchemaCursor,
    value: unknown,
    pointer: string,
    within: Properties,
  ): void => {
    if (value === undefined) return; // it was invalid
    const visit = part === undefined || isBroken(pointer) ? undefined : visitors[part];
    if (visit) visit(value, pointer, referring, within);
    else if (Array.isArray(value)) {
      const { entries } = children();
      if (entries)
        for (let at = 0; at < value.length; at += 1) walk(entries, value[at], `${pointer}/${at}`, within);
    } else if (typeof value === 'object' && value !== null) {
      const properties = children().propertiesOf(value);
      for (const key in value) {
        const property = properties.get(key);
        if (property)
          walk(property, value[key as keyof typeof value], pointer + property.segment, value as Properties);
      }
    }
  };
  walk(schemaCursorFor(schemas, file), document, '', none);
}

/**
 * A copy of a valid document with every visited part replaced by what its visitor returns; `undefined` means: keep it and
 * go deeper. The document is left as it was.
 */
export function replaceParts(
  schemas: Schemas,
  file: string,
  document: unknown,
  visitors: PartVisitors<unknown>,
): unknown {
  const walk = (
    { part, referring, children }: SchemaCursor,
    value: unknown,
    pointer: string,
    within: Properties,
  ): unknown => {
    const visited = part === undefined ? undefined : visitors[part]?.(value, pointer, referring, within);
    if (visited !== undefined) return visited;
    if (Array.isArray(value)) {
      const { entries } = children();
      return entries ? value.map((entry, at) => walk(entries, entry, `${pointer}/${at}`, within)) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const properties = children().propertiesOf(value);
    const copy: Record<string, unknown> = { ...value }; // much faster than from a list of entries
    for (const key in copy) {
      const property = properties.get(key);
      if (property) copy[key] = walk(property, copy[key], pointer + property.segment, value as Properties);
    }
    return copy;
  };
  return walk(schemaCursorFor(schemas, file), document, '', none);
}
