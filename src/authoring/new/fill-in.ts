import { toPointer } from '../../document/location';
import type { Schema, Schemas } from '../../document/source';
import { follow } from '../../schema/schema-cursor';
import { toDo, toDoFor } from './to-do';

/** The value that the site offers for a shared part (`image-source`, `form-name`), if any. */
export type Choose = (part: string, examples: readonly unknown[]) => OfferedValue | undefined;

export interface OfferedValue {
  value: unknown;
  /** One of several possible values: the writer has to confirm or replace it. */
  isExample: boolean;
}

export interface FilledIn {
  value: unknown;
  /** JSON Pointers of values that are only examples, from the schema or the site. */
  examples: readonly string[];
}

interface SchemaInFile {
  schema: Schema;
  file: string;
}

type Path = readonly (string | number)[];

/**
 * Completes `given` to a valid value of the schema at `file`: required properties that are missing are filled in, and so
 * are those given as `TODO`. Texts say what to write; other values are examples from the schema.
 */
export function fillIn(schemas: Schemas, file: string, given: unknown, choose: Choose): FilledIn {
  const examples: string[] = [];

  /** Follows a reference. Keywords beside it win over those of its target. */
  const meant = (at: SchemaInFile) => {
    const { $ref: _ref, ...beside } = at.schema;
    const { schema, file, part = '' } = follow(schemas, at);
    return { file, part, schema: { ...schema, ...beside } };
  };

  const fill = (at: SchemaInFile, given: unknown, path: Path, about?: string): unknown => {
    if (given !== undefined && given !== toDo && typeof given !== 'object') return given;
    const { schema, file, part } = meant(at);
    if (schema.const !== undefined) return schema.const;
    if (schema.items) return fillList({ schema, file }, given, path);
    if (schema.discriminator) return fill(branchFor({ schema, file }, given), given, path);
    if (schema.properties && schema.type === 'object') return fillObject({ schema, file }, given, path);

    if (schema.type === 'string' && !schema.enum) {
      const description = at.schema.description ?? about ?? schema.description;
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

  /** A list that is not given gets one entry, described by the description of the list. */
  const fillList = ({ schema: { items = {}, description }, file }: SchemaInFile, given: unknown, path: Path) =>
    (Array.isArray(given) ? given : [undefined]).map((entry, index) =>
      fill({ schema: items, file }, entry, [...path, index], description),
    );

  const fillObject = (
    { schema: { properties = {}, required = [] }, file }: SchemaInFile,
    given: unknown,
    path: Path,
  ) => {
    const own: Readonly<Record<string, unknown>> = { ...(given as object) };
    const keys = Object.keys(properties).filter((key) => key in own || required.includes(key));
    return Object.fromEntries(
      keys.map((key) => [key, fill({ schema: properties[key] ?? {}, file }, own[key], [...path, key])]),
    );
  };

  /** The branch of a union that the tag names, or else the first. */
  const branchFor = (
    { schema: { discriminator, oneOf = [] }, file }: SchemaInFile,
    given: unknown,
  ): SchemaInFile => {
    const tag = discriminator?.propertyName ?? '';
    const named = (given as Readonly<Record<string, unknown>> | undefined)?.[tag];
    const branches = oneOf.map((schema) => meant({ schema, file }));
    const branch = branches.find(({ schema }) => schema.properties?.[tag]?.const === named) ?? branches[0];
    return branch ?? { schema: {}, file };
  };

  const value = fill({ schema: schemas[file] ?? {}, file }, given, []);
  return { value, examples };
}
