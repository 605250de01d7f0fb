import type { Schema, Schemas } from '../document/source';
import { type SchemaCursor, schemaCursorFor } from './schema-cursor';

/**
 * Callbacks for values that are shared parts, by the name of the part (`schema/parts/<name>.schema.json`).
 * `referringSchema` is the schema with the `$ref` to the part.
 */
type PartVisitors<Result> = Readonly<
  Record<string, (value: unknown, pointer: string, referringSchema: Schema, container: Container) => Result>
>;

/** The object that contains a value, directly or in a list. */
type Container = Readonly<Record<string, unknown>>;

/**
 * Visits the parts of a document, but not those nested in a visited part. In an invalid document, `invalidPointers`
 * lists the pointers of values that are or contain something invalid: these are not visited, but valid parts within
 * them are.
 */
export function visitParts(
  schemas: Schemas,
  file: string,
  document: unknown,
  visitors: PartVisitors<void>,
  invalidPointers: ReadonlySet<string> = new Set(),
): void {
  const visitValid: Record<string, PartVisitors<null | undefined>[string]> = {};
  for (const [part, visit] of Object.entries(visitors))
    visitValid[part] = (value, pointer, referringSchema, container) => {
      if (invalidPointers.has(pointer)) return undefined;
      visit(value, pointer, referringSchema, container);
      return null; // in place of the part, so that what is nested in it is not visited
    };
  replaceParts(schemas, file, document, visitValid);
}

/**
 * A copy of a value with every visited part replaced by the visitor's result; if that is `undefined`, the part is
 * kept and its children are visited.
 */
export function replaceParts(
  schemas: Schemas,
  file: string,
  document: unknown,
  visitors: PartVisitors<unknown>,
): unknown {
  const walk = (
    { part, referringSchema, children }: SchemaCursor,
    value: unknown,
    pointer: string,
    container: Container,
  ): unknown => {
    if (value === undefined) return undefined; // an invalid value that was removed
    const visited =
      part === undefined ? undefined : visitors[part]?.(value, pointer, referringSchema, container);
    if (visited !== undefined) return visited;
    if (Array.isArray(value)) {
      const { entries } = children();
      return entries
        ? value.map((entry, index) => walk(entries, entry, `${pointer}/${index}`, container))
        : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const properties = children().propertiesOf(value);
    const copy: Record<string, unknown> = { ...value }; // much faster than `Object.fromEntries`
    for (const key in copy) {
      const property = properties.get(key);
      if (property) copy[key] = walk(property, copy[key], pointer + property.segment, value as Container);
    }
    return copy;
  };
  return walk(schemaCursorFor(schemas, file), document, '', {});
}
