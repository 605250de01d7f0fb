import { collectionSchemaFile, entrySchemaFile, entrySchemaName } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { Schema, Schemas, SourceFile } from '../document/source';
import { schemaErrors } from './schema-errors';

/** A keyword of a site's schema that is valid by itself and leads nowhere. */
export interface SchemaIssue {
  pointer: string;
  /** A reference to a part that does not exist, or a pattern that is not a regular expression. */
  keyword: '$ref' | 'pattern';
  value: string;
}

/** A collection's own schema of an entry has to be valid against this. */
const schemaOfEntrySchemas = 'schema/entry-schema.schema.json';

const schemaOfCollections = 'schema/collection.schema.json';

/**
 * The engine's schemas with those of the site's collections: for each the schema of an entry, and that of the file with
 * all entries. A schema that is not valid is left out; the check reports it. The same object for the same texts, so that
 * what was compiled from it is reused.
 */
export function withSiteSchemas(engine: Schemas, documents: readonly SourceFile[]): Schemas {
  const own = documents.filter(({ path }) => entrySchemaName(path) !== undefined);
  if (own.length === 0) return engine;
  const last = lastOf(engine);
  const key = JSON.stringify(own.map(({ path, text }) => [path, text]));
  if (last.key !== key) {
    last.key = key;
    last.schemas = { ...engine, ...Object.fromEntries(own.flatMap((source) => schemasFrom(engine, source))) };
  }
  return last.schemas;
}

const lastOf = memoize((engine: Schemas) => ({ key: '', schemas: engine }));

function schemasFrom(engine: Schemas, { path, text }: SourceFile): readonly [string, Schema][] {
  const name = entrySchemaName(path) ?? '';
  const written = parsed(text);
  const isValid =
    schemaErrors(engine, schemaOfEntrySchemas, written).length === 0 &&
    schemaIssues(engine, written).length === 0;
  if (!isValid) return [];
  const entry = closed(withParts(written as Schema));
  const { $defs: _defs, ...collection } = engine[schemaOfCollections] ?? {};
  const { entries, ...properties } = collection.properties ?? {};
  const items = { $ref: `${name}.schema.json` };
  const { examples: _examples, ...list } = entries ?? {};
  return [
    [entrySchemaFile(name), withId(entry)],
    [
      collectionSchemaFile(name),
      {
        ...collection,
        title: `${entry.title}Collection`,
        examples: [],
        properties: { ...properties, entries: { ...list, items } },
      },
    ],
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `text` for `../../schema/parts/text.schema.json`: the folder of the engine's parts, from wherever the site is. */
export const partIn = (reference: string): string | undefined =>
  /^(?:\.\.\/)+(?:schema\/)?parts\/([a-z0-9-]+)\.schema\.json$/.exec(reference)?.[1];

/** What is wrong with a schema that is valid against that of such schemas. */
export function schemaIssues(engine: Schemas, schema: unknown, pointer = ''): readonly SchemaIssue[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, pattern, properties = {}, items } = schema as Schema;
  const part = $ref === undefined ? undefined : partIn($ref);
  return [
    ...($ref !== undefined && !(part && `schema/parts/${part}.schema.json` in engine)
      ? [{ pointer: `${pointer}/$ref`, keyword: '$ref' as const, value: $ref }]
      : []),
    ...(pattern !== undefined && !isPattern(pattern)
      ? [{ pointer: `${pointer}/pattern`, keyword: 'pattern' as const, value: pattern }]
      : []),
    ...Object.entries(properties).flatMap(([name, property]) =>
      schemaIssues(engine, property, `${pointer}/properties/${name}`),
    ),
    ...schemaIssues(engine, items, `${pointer}/items`),
  ];
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** A schema whose references lead to the engine's parts from where it is among the engine's schemas. */
function withParts(schema: Schema): Schema {
  const { $ref, properties, items, ...rest } = schema;
  return {
    ...($ref !== undefined && { $ref: `../parts/${partIn($ref)}.schema.json` }),
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, withParts(property)]),
      ),
    }),
    ...(items && { items: withParts(items) }),
  };
}

/** Objects have no other properties than those of their schema: a misspelt one would be lost without a word. */
function closed(schema: Schema): Schema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(properties && {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, closed(property)]),
      ),
    }),
  };
}

/** An entry has an id, whether its schema says so or not. */
function withId(entry: Schema): Schema {
  const { $schema: _schema, ...schema } = entry as Schema & { $schema?: string };
  return {
    ...schema,
    required: [...new Set(['id', ...(schema.required ?? [])])],
    properties: { id: { $ref: '../parts/entry-id.schema.json' }, ...schema.properties },
  };
}
