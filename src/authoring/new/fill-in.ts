import { toPointer } from '../../document/location';
import type { Schemas } from '../../document/source';
import { branchFor, taggedBranches } from '../../schema/branches';
import { type LocatedSchema, resolve, schemaIn } from '../../schema/located-schema';
import { toDo, toDoFor } from './to-do';

/** Picks a value of the site for a shared schema (`schema/parts/…`: `image-source`, `form-name`), if there is one. */
export type Choose = (part: string, examples: readonly unknown[]) => OfferedValue | undefined;

export interface OfferedValue {
  value: unknown;
  /** One of several possible values, which the author has to confirm or replace. */
  isExample: boolean;
}

export interface FilledIn {
  value: unknown;
  /** JSON Pointers of values that are only examples, from the schema or the site. */
  examples: readonly string[];
}

type Path = readonly (string | number)[];

/**
 * Completes `given` to a valid value of the schema at `file`: missing required properties are filled in, and so are
 * those given as `TODO`. Texts describe what to write; other values are examples from the schema.
 */
export function fillIn(schemas: Schemas, file: string, given: unknown, choose: Choose): FilledIn {
  const examples: string[] = [];

  const fill = (at: LocatedSchema, given: unknown, path: Path, fallbackDescription?: string): unknown => {
    if (given !== undefined && given !== toDo && typeof given !== 'object') return given;
    const { schema, file, part = '' } = resolve(schemas, at);
    if (schema.const !== undefined) return schema.const;
    if (schema.items) return fillList({ schema, file }, given, path);
    if (schema.discriminator) return fill(branchOf({ schema, file }, given), given, path);
    if (schema.properties && schema.type === 'object') return fillObject({ schema, file }, given, path);

    if (schema.type === 'string' && !schema.enum) {
      const description = at.schema.description ?? fallbackDescription ?? schema.description;
      const text = toDoFor({ ...schema, description });
      if (!schema.pattern || new RegExp(schema.pattern, 'u').test(text)) return text;
    }
    const { value, isExample } = choose(part, schema.examples ?? []) ?? {
      value: (schema.examples ?? schema.enum)?.[0],
      isExample: true,
    };
    if (isExample) examples.push(toPointer(path));
    return value;
  };

  /** A list that is not given gets the minimum number of entries, at least one, described by the list's description. */
  const fillList = (
    { schema: { items = {}, minItems = 1, description }, file }: LocatedSchema,
    given: unknown,
    path: Path,
  ) =>
    (Array.isArray(given) ? given : Array.from({ length: Math.max(minItems, 1) })).map((entry, index) =>
      fill({ schema: items, file }, entry, [...path, index], description),
    );

  const fillObject = (
    { schema: { properties = {}, required = [] }, file }: LocatedSchema,
    given: unknown,
    path: Path,
  ) => {
    const givenProperties: Readonly<Record<string, unknown>> = { ...(given as object) };
    const keys = Object.keys(properties).filter((key) => key in givenProperties || required.includes(key));
    return Object.fromEntries(
      keys.map((key) => [
        key,
        fill({ schema: properties[key] ?? {}, file }, givenProperties[key], [...path, key]),
      ]),
    );
  };

  /** The branch of a union that the tag selects, or else the first. */
  const branchOf = (union: LocatedSchema, given: unknown): LocatedSchema =>
    branchFor(schemas, union, { ...(given as object) }) ??
    taggedBranches(schemas, union)[0] ?? { schema: {}, file: union.file };

  const value = fill(schemaIn(schemas, file), given, []);
  return { value, examples };
}
