import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inSchemaOrder } from '../../src/authoring/fix/property-order';
import type { Schema } from '../../src/document/source';
import { schemaErrors } from '../../src/schema/schema-errors';
import { schemas } from '../compiler/site';

/** A schema within a file, with its JSON Pointer there. */
interface Located {
  file: string;
  pointer: string;
  schema: Schema;
}

const located = Object.entries(schemas).flatMap(([file, schema]) => schemasIn(file, '', schema));
const addressOf = (schema: Located) => `${schema.file}#${schema.pointer}`;

function schemasIn(file: string, pointer: string, schema: Schema): Located[] {
  const below = (key: string, child: Schema | undefined) =>
    child ? schemasIn(file, `${pointer}/${key}`, child) : [];
  const each = (key: string, children: Schema['properties'] = {}) =>
    Object.entries(children).flatMap(([name, child]) => below(`${key}/${name}`, child));
  return [
    { file, pointer, schema },
    ...each('properties', schema.properties),
    ...each('$defs', schema.$defs),
    ...below('items', schema.items),
    ...below('then', schema.then),
    ...below('else', schema.else),
  ];
}

const properties = located.filter(({ pointer }) => /\/properties\/[^/]+$/.test(pointer));

/** A name for a schema within a file, in the folder of that file, since its `$ref` is relative to it. */
const nameOf = ({ file, pointer }: Located) =>
  pointer === ''
    ? file
    : posix.join(posix.dirname(file), posix.basename(file) + pointer.replaceAll('/', '-'));

const allSchemas = Object.fromEntries(located.map((each) => [nameOf(each), each.schema]));

function errorsIn(each: Located): string[] {
  const { examples = [] } = each.schema;
  return examples.flatMap((example) =>
    schemaErrors(allSchemas, nameOf(each), example).map(
      ({ instancePath, message }) => `${JSON.stringify(example)}: ${instancePath} ${message}`,
    ),
  );
}

describe('the schema', () => {
  it.each(Object.keys(schemas))('has valid examples in %s', (file) => {
    expect(located.filter((schema) => schema.file === file).flatMap(errorsIn)).toEqual([]);
  });

  it.each(Object.keys(schemas))(
    'has examples whose properties are in the order that a fix would give them: %s',
    (file) => {
      const documents = (schemas[file]?.examples ?? []).map((value) => {
        const text = JSON.stringify(value);
        return { source: { path: file, file, text }, value };
      });
      const ordered = documents.map((document) => inSchemaOrder(schemas, file, document));
      expect(ordered).toEqual(documents.map(({ source }) => source.text));
    },
  );

  it('describes every property, unless the part that it refers to does', () => {
    const bare = properties.filter(({ schema }) => !schema.description && schema.$ref === undefined);
    expect(bare.map(addressOf)).toEqual([]);
  });

  it('has an example of every property whose value is not fixed, unless the part that it refers to does', () => {
    const bare = properties.filter(
      ({ schema }) => !schema.examples && !('const' in schema) && schema.$ref === undefined,
    );
    expect(bare.map(addressOf)).toEqual([]);
  });

  it('describes every file, and has examples in all except the union of blocks', () => {
    const files = Object.entries(schemas);
    expect(files.filter(([, { title, description }]) => !title || !description)).toEqual([]);
    const bare = files.filter(([, { examples, oneOf }]) => !examples && !oneOf);
    expect(bare.map(([file]) => file)).toEqual([]);
  });

  it('says what to write beside every pattern', () => {
    expect(located.filter(({ schema }) => schema.pattern && !schema.hint).map(addressOf)).toEqual([]);
  });
});

describe('the schemas of blocks', () => {
  const union = schemas['schema/block.schema.json']?.oneOf ?? [];
  const inUnion = union.map(({ $ref = '' }) => posix.join('schema', $ref));
  const files = Object.keys(schemas).filter((file) => file.startsWith('schema/blocks/'));

  it('are all in the union, in alphabetical order', () => {
    expect(inUnion).toEqual(files.sort());
  });

  it.each(files)('have the type that the file is named after: %s', (file) => {
    expect(schemas[file]?.properties?.type?.const).toBe(posix.basename(file, '.schema.json'));
  });
});
