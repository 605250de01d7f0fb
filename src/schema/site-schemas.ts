import {
  blockSchemaFile,
  blockWordsFile,
  collectionSchemaFile,
  entrySchemaFile,
  entrySchemaName,
  siteBlockType,
} from '../document/document-kind';
import { toPointer } from '../document/location';
import { memoize } from '../document/memoize';
import { parseJson } from '../document/parse-json';
import type { Schema, Schemas, SourceFile } from '../document/source';
import { createAjv } from './create-ajv';
import { engineSchemas, withSchemas } from './engine-schemas';
import { isLinearPattern } from './is-linear-pattern';
import { fileOfPart } from './located-schema';
import { schemaErrors } from './schema-errors';

/** A problem of a site's schema that its meta-schema cannot find. */
export interface SchemaIssue {
  pointer: string;
  /** `invalid` is anything else that Ajv rejects. */
  problem: 'unknown-part' | 'invalid-pattern' | 'slow-pattern' | 'wrong-block-type' | 'invalid';
  /** The reference, the pattern, the type that the block should have, or Ajv's message. */
  value: string;
}

/** The meta-schema for the schemas of collection entries. */
const entryMetaSchema = 'schema/entry-schema.schema.json';

/** The meta-schema for the schemas of a site's own blocks. */
const blockMetaSchema = 'schema/block-schema.schema.json';

const collectionFile = 'schema/collection.schema.json';

/** Returns what `make` returns for this input, possibly from an earlier command. */
type Cached = (input: unknown, make: () => Schemas) => Schemas;

/**
 * Adds a site's schemas to the engine's: for each collection, the schema of its entries and of the whole file; for each
 * block, its branch of the union and its words. Invalid schemas are left out and reported by the check. The same texts
 * return the same object, so that compiled validators are reused.
 */
export function withSiteSchemas(
  schemas: Schemas,
  documents: readonly SourceFile[],
  cached: Cached = (_input, make) => make(),
): Schemas {
  const engine = engineSchemas(schemas);
  const schemaSources = documents.filter(
    ({ path }) => entrySchemaName(path) !== undefined || siteBlockType(path) !== undefined,
  );
  if (schemaSources.length === 0) return engine;
  const last = lastResult(engine);
  const key = JSON.stringify(schemaSources.map(({ path, text }) => [path, text]));
  if (last.key !== key) {
    last.key = key;
    last.schemas = withSchemas(
      engine,
      cached([engine, key], () => siteSchemasFrom(engine, schemaSources)),
    );
  }
  return last.schemas;
}

function siteSchemasFrom(engine: Schemas, schemaSources: readonly SourceFile[]): Schemas {
  const entries = schemaSources.flatMap((source) => collectionSchemasFrom(engine, source));
  const blocks = schemaSources.flatMap((source) => blockFrom(engine, source));
  return { ...Object.fromEntries(entries), ...withBlocks(engine, blocks) };
}

const isValid = (engine: Schemas, file: string, value: unknown): boolean =>
  schemaErrors(engine, file, value).length === 0;

/** The latest result for the engine's schemas, and the texts that it was made from, as `key`. */
const lastResult = memoize((engine: Schemas) => ({ key: '', schemas: engine }));

/**
 * The accepted warnings of a document. The reference is relative to schema/_collections/, where these schemas lie in
 * `Schemas` (not on the disk).
 */
const acceptedReference: Schema = { $ref: '../parts/accepted.schema.json' };

/**
 * The two schemas of a collection by their files: that of an entry, and that of the whole file. Nothing if the source
 * is the schema of a block, or invalid.
 */
function collectionSchemasFrom(engine: Schemas, { path, text }: SourceFile): readonly [string, Schema][] {
  const name = entrySchemaName(path);
  if (name === undefined) return [];
  const siteSchema = parseJson(text);
  if (!isValid(engine, entryMetaSchema, siteSchema) || schemaIssues(engine, siteSchema).length > 0) return [];
  const entry = closeObjects(rebaseReferences(siteSchema) as Schema);
  const { $defs: _defs, ...collection } = engine[collectionFile] ?? {};
  const { entries, ...properties } = collection.properties ?? {};
  const items = { $ref: `${name}.schema.json` };
  const { examples: _examples, ...list } = entries ?? {};
  return [
    [entrySchemaFile(name), withEntryProperties(entry)],
    [
      collectionSchemaFile(name),
      {
        ...collection,
        title: `${entry.title}Collection`,
        examples: [], // those of the engine do not fit the site's entries
        properties: { ...properties, accepted: acceptedReference, entries: { ...list, items } },
      },
    ],
  ];
}

/** The schemas of a site's own block and its words; nothing if they are invalid, or the engine has such a block. */
function blockFrom(engine: Schemas, { path, text }: SourceFile): readonly [type: string, BlockSchemas][] {
  const type = siteBlockType(path);
  const blockSchema = parseJson(text);
  if (type === undefined || blockSchemaFile(type) in engine) return [];
  return isValid(engine, blockMetaSchema, blockSchema) &&
    blockSchemaIssues(engine, type, blockSchema).length === 0
    ? [[type, blockSchemas(type, blockSchema)]]
    : [];
}

/** The two schemas that the engine uses for a block. */
interface BlockSchemas {
  block: Schema;
  /** Undefined for a block without words. */
  words?: Schema;
}

/**
 * Splits a block's schema, in which authors also define its words, into the two schemas that the engine uses. `says`
 * names groups of the engine's words that the block shows, too.
 */
function blockSchemas(type: string, schema: unknown): BlockSchemas {
  const { words, says, ...written } = rebaseReferences(schema) as Schema & { words?: Schema['properties'] };
  const block = closeObjects(written);
  if (!words && !says) return { block };
  return {
    block,
    words: {
      title: `${block.title}Words`,
      description: `What the block “${type}” says besides what its document says.`,
      ...(says && { says }),
      type: 'object',
      additionalProperties: false,
      properties: words ?? {},
    },
  };
}

const wordsFile = 'schema/words.schema.json';

const unionFile = 'schema/block.schema.json';

/** The schemas that a site's own blocks add to the engine's, and those that they replace: the union and the words. */
function withBlocks(engine: Schemas, blocks: readonly [type: string, BlockSchemas][]): Schemas {
  const { [unionFile]: union, [wordsFile]: words } = engine;
  if (blocks.length === 0 || !union || !words?.properties?.blocks) return {};
  const { blocks: wordsOfBlocks, ...otherWords } = words.properties;
  const withWords = blocks.filter(([, schemas]) => schemas.words);
  const references = withWords.map(([type]) => [type, { $ref: `words/${type}.schema.json` }]);
  const properties = { ...wordsOfBlocks.properties, ...Object.fromEntries(references) };
  const branches = blocks.map(([type]) => ({ $ref: `blocks/${type}.schema.json` }));
  return {
    ...Object.fromEntries(blocks.map(([type, { block }]) => [blockSchemaFile(type), block])),
    ...Object.fromEntries(withWords.map(([type, schemas]) => [blockWordsFile(type), schemas.words])),
    [unionFile]: { ...union, oneOf: [...(union.oneOf ?? []), ...branches] },
    [wordsFile]: { ...words, properties: { ...otherWords, blocks: { ...wordsOfBlocks, properties } } },
  };
}

/** Rewrites references to the engine's parts for the new location of a site's schema. */
const rebaseReferences = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) => {
    const part = key === '$ref' && typeof value === 'string' ? referencedPart(value) : undefined;
    return part === undefined ? value : `../parts/${part}.schema.json`;
  });

/** Problems of the schema of a site's own block, which itself is valid against its meta-schema. */
export function blockSchemaIssues(schemas: Schemas, type: string, schema: unknown): readonly SchemaIssue[] {
  const engine = engineSchemas(schemas);
  const { properties = {} } = schema as Schema;
  const typeName = properties.type?.const;
  if (typeName !== type)
    return [{ pointer: '/properties/type/const', problem: 'wrong-block-type', value: type }];
  const issues = schemaIssues(engine, schema);
  if (issues.length > 0) return issues;
  try {
    const { block, words = {} } = blockSchemas(type, schema);
    const ownSchemas = { [blockSchemaFile(type)]: block, [blockWordsFile(type)]: words };
    const ajv = createAjv({ ...engine, ...ownSchemas }, {});
    // Compiles them, which throws what else is wrong.
    for (const file of Object.keys(ownSchemas)) ajv.getSchema(file);
    return [];
  } catch (error) {
    return [
      { pointer: '', problem: 'invalid', value: error instanceof Error ? error.message : String(error) },
    ];
  }
}

/**
 * The name of the engine's part that a reference names, however the site reaches the engine: `text` for
 * `../../schema/parts/text.schema.json` or `../node_modules/prospectus/schema/parts/text.schema.json`.
 */
export const referencedPart = (reference: string): string | undefined =>
  /^(?:\.\.\/)+(?:node_modules\/prospectus\/)?(?:schema\/)?parts\/([a-z0-9-]+)\.schema\.json$/.exec(
    reference,
  )?.[1];

/** Keywords whose value is data rather than a schema. */
const dataKeywords = new Set(['const', 'default', 'enum', 'examples']);

/** Keywords whose value is an object of schemas by name; a name such as `pattern` is no keyword there. */
const namedSchemaKeywords = new Set(['properties', 'patternProperties', '$defs', 'words']);

/**
 * Problems of a site's schema, which itself is valid against its meta-schema: broken references and unusable patterns
 * at any depth. A slow pattern counts as unusable, because the check would run it on every document.
 */
export function schemaIssues(engine: Schemas, schema: unknown, pointer = ''): readonly SchemaIssue[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]): readonly SchemaIssue[] => {
    const keyPointer = pointer + toPointer([key]);
    if (dataKeywords.has(key)) return [];
    if (key === '$ref' && typeof inner === 'string') return referenceIssues(engine, inner, keyPointer);
    if (key === 'pattern' && typeof inner === 'string') return patternIssues(inner, keyPointer);
    if (!namedSchemaKeywords.has(key)) return schemaIssues(engine, inner, keyPointer);
    return Object.entries(Object(inner)).flatMap(([name, named]) => {
      const namePointer = keyPointer + toPointer([name]);
      return [
        ...(key === 'patternProperties' ? patternIssues(name, namePointer) : []),
        ...schemaIssues(engine, named, namePointer),
      ];
    });
  });
}

function referenceIssues(engine: Schemas, value: string, pointer: string): readonly SchemaIssue[] {
  const part = referencedPart(value);
  const exists = value.startsWith('#/$defs/') || (part && fileOfPart(part) in engine);
  return exists ? [] : [{ pointer, problem: 'unknown-part', value }];
}

function patternIssues(value: string, pointer: string): readonly SchemaIssue[] {
  if (!isPattern(value)) return [{ pointer, problem: 'invalid-pattern', value }];
  return isLinearPattern(value, 'schema') ? [] : [{ pointer, problem: 'slow-pattern', value }];
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Forbids additional properties at all levels, so that misspelt ones are reported. */
function closeObjects(schema: Schema): Schema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(items && { items: closeObjects(items) }),
    ...(properties && {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, closeObjects(property)]),
      ),
    }),
  };
}

/** Adds `id` and `draft`, which every entry has, to the schema. */
function withEntryProperties(entry: Schema): Schema {
  const { $schema: _schema, ...schema } = entry as Schema & { $schema?: string };
  return {
    ...schema,
    required: [...new Set(['id', ...(schema.required ?? [])])],
    properties: {
      id: { $ref: '../parts/entry-id.schema.json' },
      draft: { $ref: '../parts/draft-entry.schema.json' },
      ...schema.properties,
    },
  };
}
