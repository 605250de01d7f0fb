import { toPointer } from '../../document/location';
import type { Schemas } from '../../document/source';
import { branchFor, taggedBranches } from '../../schema/branches';
import { type LocatedSchema, resolve, schemaIn } from '../../schema/located-schema';
import { toDo, toDoFor } from './to-do';

/** What the site itself offers for a shared part (`image-source`, `form-name`), or nothing. */
export type Choose = (part: string, examples: readonly unknown[]) => Choice | undefined;

export interface Choice {
  value: unknown;
  /** It is one of several that may do: nobody has said that it is meant. */
  isExample: boolean;
}

export interface FilledIn {
  value: unknown;
  /** Where values are examples, of the contract or the site, which nobody has made true yet: JSON Pointers. */
  examples: readonly string[];
}

type Path = readonly (string | number)[];

/**
 * A valid value that begins as it is given: what the schema at `file` requires and `given` lacks is filled in, and so
 * is what is given as `TODO`. Texts say what is to be written, other values are the contract's examples.
 */
export function fillIn(schemas: Schemas, file: string, given: unknown, choose: Choose): FilledIn {
  const examples: string[] = [];

  const fill = (at: LocatedSchema, given: unknown, path: Path, about?: string): unknown => {
    if (given !== undefined && given !== toDo && typeof given !== 'object') return given;
    const { schema, file, part = '' } = resolve(schemas, at);
    if (schema.const !== undefined) return schema.const;
    if (schema.items) return fillList({ schema, file }, given, path);
    if (schema.discriminator) return fill(branchOf({ schema, file }, given), given, path);
    if (schema.properties && schema.type === 'object') return fillObject({ schema, file }, given, path);

    if (schema.type === 'string' && !schema.enum) {
      const told = at.schema.description ?? about ?? schema.description;
      const text = toDoFor({ ...schema, description: told });
      if (!schema.pattern || new RegExp(schema.pattern, 'u').test(text)) return text;
    }
    const { value, isExample } = choose(part, schema.examples ?? []) ?? {
      value: (schema.examples ?? schema.enum)?.[0],
      isExample: true,
    };
    if (isExample) examples.push(toPointer(path));
    return value;
  };

  /** A list that is not given gets one entry, told of by what the list is about. */
  const fillList = (
    { schema: { items = {}, description }, file }: LocatedSchema,
    given: unknown,
    path: Path,
  ) =>
    (Array.isArray(given) ? given : [undefined]).map((entry, index) =>
      fill({ schema: items, file }, entry, [...path, index], description),
    );

  const fillObject = (
    { schema: { properties = {}, required = [] }, file }: LocatedSchema,
    given: unknown,
    path: Path,
  ) => {
    const own: Readonly<Record<string, unknown>> = { ...(given as object) };
    const keys = Object.keys(properties).filter((key) => key in own || required.includes(key));
    return Object.fromEntries(
      keys.map((key) => [key, fill({ schema: properties[key] ?? {}, file }, own[key], [...path, key])]),
    );
  };

  /** The branch of a union that the tag names; the first where it names none. */
  const branchOf = (union: LocatedSchema, given: unknown): LocatedSchema =>
    branchFor(schemas, union, { ...(given as object) }) ??
    taggedBranches(schemas, union)[0] ?? { schema: {}, file: union.file };

  const value = fill(schemaIn(schemas, file), given, []);
  return { value, examples };
}
