import { toPointer } from '../../document/location';
import type { Schemas } from '../../document/source';
import { branchFor, taggedBranches } from '../../schema/branches';
import { type LocatedSchema, resolveSchema, schemaIn } from '../../schema/located-schema';
import { toDo, toDoFor } from './to-do';

/**
 * Picks a value of the site for a shared schema, if there is one. `part` is the name of the schema, such as
 * `image-source` for `schema/parts/image-source.schema.json`; `examples` are those that it has.
 */
export type Choose = (part: string, examples: readonly unknown[]) => string | undefined;

/** A completed value. */
export interface FilledIn {
  value: unknown;
  /** JSON Pointers of values that are only examples, from the schema or the site. */
  examplePointers: readonly string[];
}

type Path = readonly (string | number)[];

/**
 * Completes a partial value to a valid one of the schema at `file`: fills in required properties that are missing, and
 * properties that are `TODO`. Texts get a placeholder that says what to write. Other values are those that `choose`
 * picks, or else examples from the schema.
 */
export function fillIn(schemas: Schemas, file: string, partial: unknown, choose: Choose): FilledIn {
  const examplePointers: string[] = [];

  const fill = (
    located: LocatedSchema,
    partial: unknown,
    path: Path,
    fallbackDescription?: string,
  ): unknown => {
    if (partial !== undefined && partial !== toDo && typeof partial !== 'object') return partial;
    const { schema, file, part = '' } = resolveSchema(schemas, located);
    if (schema.const !== undefined) return schema.const;
    if (schema.items) return fillList({ schema, file }, partial, path);
    if (schema.discriminator) return fill(branchOf({ schema, file }, partial), partial, path);
    if (schema.properties && schema.type === 'object') return fillObject({ schema, file }, partial, path);

    if (schema.type === 'string' && !schema.enum) {
      const description = located.schema.description ?? fallbackDescription ?? schema.description;
      const text = toDoFor({ ...schema, description });
      if (text !== undefined) return text;
    }
    const chosen = choose(part, schema.examples ?? []);
    // A flag follows from the page's name. Any other value is only one of several possible, for the author to replace.
    if (part !== 'flag' || chosen === undefined) examplePointers.push(toPointer(path));
    return chosen ?? (schema.examples ?? schema.enum)?.[0];
  };

  /** A list that is missing gets the minimum number of entries, at least one, described by the list's description. */
  const fillList = (
    { schema: { items = {}, minItems = 1, description }, file }: LocatedSchema,
    partial: unknown,
    path: Path,
  ) =>
    (Array.isArray(partial) ? partial : Array.from({ length: Math.max(minItems, 1) })).map((entry, index) =>
      fill({ schema: items, file }, entry, [...path, index], description),
    );

  const fillObject = (
    { schema: { properties = {}, required = [] }, file }: LocatedSchema,
    partial: unknown,
    path: Path,
  ) => {
    const partialObject: Readonly<Record<string, unknown>> = { ...(partial as object) };
    const keys = Object.keys(properties).filter((key) => key in partialObject || required.includes(key));
    return Object.fromEntries(
      keys.map((key) => [
        key,
        fill({ schema: properties[key] ?? {}, file }, partialObject[key], [...path, key]),
      ]),
    );
  };

  /** The branch of a union that the tag selects, or else the first. */
  const branchOf = (union: LocatedSchema, partial: unknown): LocatedSchema =>
    branchFor(schemas, union, { ...(partial as object) }) ??
    taggedBranches(schemas, union)[0] ?? { schema: {}, file: union.file };

  const value = fill(schemaIn(schemas, file), partial, []);
  return { value, examplePointers };
}
