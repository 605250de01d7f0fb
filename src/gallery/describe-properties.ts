import type { Schemas } from '../document/source';
import { taggedBranches } from '../schema/branches';
import { fileOfPart, type LocatedSchema, resolveSchema, schemaIn } from '../schema/located-schema';

/** A property, as the gallery describes it. */
export interface PropertyRow {
  /** Its path: `items[].title` for the title of each item. */
  name: string;
  type: string;
  /** The name of the shared part that its value, or each entry of its list, is. Only of a part that has properties. */
  part?: string;
  required: boolean;
  description: string;
  example?: unknown;
}

/** A group of properties: of a block, one variant of it, or a part that it uses. */
export interface PropertyGroup {
  /** The anchor; for a part its name, such as `link`, so that properties can link to it. */
  id: string;
  name: string;
  description: string;
  rows: readonly PropertyRow[];
}

/** All properties of a block from its schema: its own, then those of the parts that it uses. */
export function describeBlock(schemas: Schemas, file: string): readonly PropertyGroup[] {
  const blockSchema = schemaIn(schemas, file);
  const variants = taggedBranches(schemas, blockSchema);
  const groups = (variants.length > 0 ? variants : [blockSchema]).map((variant) =>
    groupOf(schemas, variant, (variant.schema.title ?? '').toLowerCase()),
  );
  const usedGroups = new Map<string, PropertyGroup>();
  const addParts = (rows: readonly PropertyRow[]) => {
    for (const { part } of rows) {
      if (part === undefined || usedGroups.has(part)) continue;
      const group = groupOf(schemas, schemaIn(schemas, fileOfPart(part)), part);
      usedGroups.set(part, group);
      addParts(group.rows);
    }
  };
  addParts(groups.flatMap(({ rows }) => rows));
  return [...groups, ...usedGroups.values()];
}

const groupOf = (schemas: Schemas, { schema, file }: LocatedSchema, id: string): PropertyGroup => ({
  id,
  name: inWords(schema.title ?? '', true),
  description: schema.description ?? '',
  rows: rowsOf(schemas, { schema, file }, ''),
});

/** The properties of an object, including nested objects that are not shared parts. */
function rowsOf(schemas: Schemas, { schema, file }: LocatedSchema, prefix: string): readonly PropertyRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const value = resolveSchema(schemas, { schema: property, file });
    const inner = value.schema.items
      ? resolveSchema(schemas, { schema: value.schema.items, file: value.file })
      : value;
    const part = inner.part && inner.schema.properties ? inner.part : undefined;
    const row: PropertyRow = {
      name,
      type: typeOf(schemas, value),
      part,
      required: schema.required?.includes(key) ?? false,
      description: value.schema.description ?? '',
      example: value.schema.examples?.[0],
    };
    const nestedRows = part ? [] : rowsOf(schemas, inner, value.schema.items ? `${name}[].` : `${name}.`);
    return [row, ...nestedRows];
  });
}

/** A title as words: `page list` for `PageList`. */
function inWords(title: string, isHeading = false): string {
  const words = title.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  return isHeading ? words.replace(/^./, (letter) => letter.toUpperCase()) : words;
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
};

/** The type of a value in words. The part `text` is called a text like any string. */
function typeOf(schemas: Schemas, { schema, file, part }: LocatedSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' or ');
  if (schema.items)
    return `list of ${typeOf(schemas, resolveSchema(schemas, { schema: schema.items, file }))}`;
  if (part && part !== 'text') return inWords(schemas[fileOfPart(part)]?.title ?? part);
  if (schema.type === 'object' && schema.title) return inWords(schema.title);
  return [schema.type ?? 'object']
    .flat()
    .map((type) => plainTypes[type] ?? type)
    .join(' or ');
}
