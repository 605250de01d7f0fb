import { posix } from 'node:path';
import { memoize } from '../document/memoize';
import type { Schema, Schemas } from '../document/source';

/** A schema and its file, to which its references are relative. */
export interface LocatedSchema {
  schema: Schema;
  file: string;
  /** The name of the shared part, if it is one: `rich-text` for `schema/parts/rich-text.schema.json`. */
  part?: string;
}

/** The file of a shared part. */
export const fileOfPart = (part: string) => `schema/parts/${part}.schema.json`;

/** The name of the shared part that a file defines; undefined for other files. */
export const partOf = (file: string): string | undefined =>
  /^schema\/parts\/(.+)\.schema\.json$/.exec(file)?.[1];

/** The schema of a whole file. */
export function schemaIn(schemas: Schemas, file: string): LocatedSchema {
  const schema = schemas[file];
  if (!schema) throw new Error(`There is no ${file}`);
  return { schema, file, part: partOf(file) };
}

/** The file that a reference points to, and the name of the definition within it, if any. */
export function targetOf(file: string, reference: string): { file: string; definition?: string } {
  const [path = '', definition] = reference.split('#/$defs/');
  return { file: path === '' ? file : posix.join(posix.dirname(file), path), definition };
}

/** Follows `$ref`, also several in a row. If these lead through several shared parts, the first is the `part`. */
export function dereference(schemas: Schemas, located: LocatedSchema): LocatedSchema {
  const { $ref } = located.schema;
  if ($ref === undefined) return located;
  const { file, definition } = targetOf(located.file, $ref);
  const root = schemas[file];
  const schema = definition === undefined ? root : root?.$defs?.[definition];
  if (!schema) throw new Error(`${located.file} refers to ${$ref}, which does not exist`);
  const part = definition === undefined ? partOf(file) : undefined;
  const target = dereference(schemas, { schema, file });
  return { ...target, part: part ?? target.part };
}

/** Follows `$ref` and merges the keywords beside it, which take precedence over those of the target. */
export function resolveSchema(schemas: Schemas, located: LocatedSchema): LocatedSchema {
  const { $ref: _ref, ...beside } = located.schema;
  const { schema, ...target } = dereference(schemas, located);
  return { ...target, schema: { ...schema, ...beside } };
}

/** The schema of a property, which the object's schema or the one that it references defines; otherwise undefined. */
export function propertyOf(
  schemas: Schemas,
  located: LocatedSchema,
  name: string,
): LocatedSchema | undefined {
  const ownProperty = located.schema.properties?.[name];
  if (ownProperty) return { schema: ownProperty, file: located.file };
  const { schema, file } = dereference(schemas, located);
  const property = schema.properties?.[name];
  return property && { schema: property, file };
}

/** The file that contains a schema or a subschema: this very object, not a copy. */
export const fileOf = (schemas: Schemas, schema: Schema): string => {
  const file = filesBySchema(schemas).get(schema);
  if (file === undefined) throw new Error(`No file contains ${JSON.stringify(schema)}`);
  return file;
};

const filesBySchema = memoize((schemas: Schemas): ReadonlyMap<object, string> => {
  const files = new Map<object, string>();
  const visit = (value: unknown, file: string) => {
    if (typeof value !== 'object' || value === null) return;
    files.set(value, file);
    for (const inner of Object.values(value)) visit(inner, file);
  };
  for (const [file, schema] of Object.entries(schemas)) visit(schema, file);
  return files;
});
