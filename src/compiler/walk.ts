import { posix } from 'node:path';
import { toPointer } from './place';
import type { Schema, Schemas } from './source';

/**
 * Visits every value that a schema gives a shared part to, by the part's name (`schema/parts/<name>.schema.json`).
 * What a visitor returns takes the value's place; `undefined` means: keep it and go deeper. `referring` is the schema that
 * gives the part to the value, with what stands beside its reference.
 */
export type PartVisitors = Readonly<
  Record<string, (value: unknown, pointer: string, referring: Schema) => unknown>
>;

interface Located {
  schema: Schema;
  /** The file that the schema stands in; its references are relative to it. */
  file: string;
  part?: string;
}

/** A copy of a valid document with every visited part replaced. The document is left as it was. */
export function replaceParts(
  schemas: Schemas,
  file: string,
  value: unknown,
  visitors: PartVisitors,
): unknown {
  const walk = (at: Located, current: unknown, path: readonly (string | number)[]): unknown => {
    const { schema, file: home, part } = follow(schemas, at);
    const visited = part && visitors[part]?.(current, toPointer(path), at.schema);
    if (visited !== undefined) return visited;

    if (Array.isArray(current)) {
      const items = schema.items;
      return items
        ? current.map((entry, index) => walk({ schema: items, file: home }, entry, [...path, index]))
        : current;
    }
    if (typeof current !== 'object' || current === null) return current;

    const properties = propertiesFor(schemas, { schema, file: home }, current);
    return Object.fromEntries(
      Object.entries(current).map(([key, entry]) => {
        const property = properties[key];
        return [key, property ? walk(property, entry, [...path, key]) : entry];
      }),
    );
  };
  return walk({ schema: { $ref: posix.basename(file) }, file }, value, []);
}

/** Follows `$ref` to the schema that is meant, and tells which shared part that was. */
export function follow(schemas: Schemas, at: Located): Located {
  return at.schema.$ref === undefined
    ? at
    : remembered(schemas, at.schema, 'target', () => find(schemas, at));
}

function find(schemas: Schemas, at: Located): Located {
  const reference = at.schema.$ref ?? '';
  const [path = '', fragment = ''] = reference.split('#');
  const file = path === '' ? at.file : posix.join(posix.dirname(at.file), path);
  const root = schemas[file];
  const name = fragment.replace(/^\/\$defs\//, '');
  const schema = fragment === '' ? root : root?.$defs?.[name];
  if (!schema) throw new Error(`${at.file} refers to ${reference}, which does not exist`);
  const part = /^schema\/parts\/(.+)\.schema\.json$/.exec(file)?.[1];
  return { ...follow(schemas, { schema, file }), ...(part && fragment === '' ? { part } : {}) };
}

type Properties = Readonly<Record<string, Located>>;

/** The properties of an object's schema: of the branch that its tag names, or that its properties choose. */
function propertiesFor(schemas: Schemas, at: Located, value: object): Properties {
  const { schema, file } = follow(schemas, at);
  const own = remembered(schemas, schema, 'properties', () => propertiesOf(schema, file));
  const tag = schema.discriminator?.propertyName;
  if (tag) {
    const wanted = (value as Record<string, unknown>)[tag];
    const branch = remembered(schemas, schema, `branch ${wanted}`, () =>
      schema.oneOf
        ?.map((option) => follow(schemas, { schema: option, file }))
        .find(
          ({ schema: option }) =>
            option.properties?.[tag]?.const === wanted || option.properties?.[tag]?.enum?.includes(wanted),
        ),
    );
    return branch ? { ...own, ...propertiesFor(schemas, branch, value) } : own;
  }
  if (schema.if) {
    const chosen = (schema.if.required ?? []).every((key) => key in value) ? schema.then : schema.else;
    return chosen ? { ...own, ...propertiesFor(schemas, { schema: chosen, file }, value) } : own;
  }
  return own;
}

const propertiesOf = ({ properties = {} }: Schema, file: string): Properties =>
  Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, { schema, file }]));

/** What a contract says of one of its schemas is found out once: documents have many thousands of values. */
const memory = new WeakMap<Schemas, WeakMap<Schema, Map<string, unknown>>>();

function remembered<T>(schemas: Schemas, schema: Schema, what: string, findOut: () => T): T {
  const ofContract = memory.get(schemas) ?? new WeakMap<Schema, Map<string, unknown>>();
  memory.set(schemas, ofContract);
  const ofSchema = ofContract.get(schema) ?? new Map<string, unknown>();
  ofContract.set(schema, ofSchema);
  if (!ofSchema.has(what)) ofSchema.set(what, findOut());
  return ofSchema.get(what) as T;
}
