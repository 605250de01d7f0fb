import { posix } from 'node:path';
import { toPointer } from '../document/location';
import { memoize } from '../document/memoize';
import type { Schema, Schemas } from '../document/source';

/** How a contract reads one value. */
export interface SchemaCursor {
  /** The name of the shared part that the value is: `rich-text` for `schema/parts/rich-text.schema.json`. */
  part?: string;
  /** The schema that gives the part to the value, with what stands beside its reference. */
  referring: Schema;
  /** How what the value holds is read: asked for where there is a value, since a schema may hold itself. */
  held: () => { entries?: SchemaCursor; propertiesOf: PropertiesOf };
}

/** The properties of an object: its own, and those of the branch that its tag names or that its properties choose. */
type PropertiesOf = (value: object) => Properties;

/** Each with what it adds to a JSON Pointer. */
type Properties = ReadonlyMap<string, SchemaCursor & { segment: string }>;

interface Located {
  schema: Schema;
  /** The file that the schema stands in; its references are relative to it. */
  file: string;
  part?: string;
}

/** How the schema at `file` reads a document. It is found out once: documents have many thousands of values. */
export function schemaCursorFor(schemas: Schemas, file: string): SchemaCursor {
  const known = roots(schemas);
  const root = known.get(file) ?? read(schemas, { schema: { $ref: posix.basename(file) }, file });
  known.set(file, root);
  return root;
}

const roots = memoize((_schemas: Schemas) => new Map<string, SchemaCursor>());

function read(schemas: Schemas, at: Located): SchemaCursor {
  const { schema, file, part } = follow(schemas, at);
  let known: ReturnType<SchemaCursor['held']> | undefined;
  const held = () => {
    known ??= {
      entries: schema.items && read(schemas, { schema: schema.items, file }),
      propertiesOf: propertiesAt(schemas, { schema, file }),
    };
    return known;
  };
  return { part, referring: at.schema, held };
}

function propertiesAt(schemas: Schemas, { schema, file }: Located): PropertiesOf {
  const own: Properties = new Map(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [
      key,
      { ...read(schemas, { schema: property, file }), segment: toPointer([key]) },
    ]),
  );
  const branchFor = branchesOf(schemas, { schema, file });
  const inBranch = memoize((branch: Schema): PropertiesOf => {
    const propertiesOf = propertiesAt(schemas, follow(schemas, { schema: branch, file }));
    const withOwn = memoize((chosen: Properties): Properties => new Map([...own, ...chosen]));
    return (value) => withOwn(propertiesOf(value));
  });
  return (value) => {
    const branch = branchFor?.(value);
    return branch ? inBranch(branch)(value) : own;
  };
}

/** What tells the branch of a value, where a schema has branches. */
function branchesOf(
  schemas: Schemas,
  { schema, file }: Located,
): ((value: object) => Schema | undefined) | undefined {
  const { discriminator, oneOf = [], if: condition } = schema;
  if (discriminator) {
    const tag = discriminator.propertyName;
    const byTag = new Map(
      oneOf.flatMap((option) => {
        const { const: name, enum: names = [name] } =
          follow(schemas, { schema: option, file }).schema.properties?.[tag] ?? {};
        return names.map((each) => [each, option] as const);
      }),
    );
    return (value) => byTag.get((value as Readonly<Record<string, unknown>>)[tag]);
  }
  const required = condition?.required ?? [];
  return condition && ((value) => (required.every((key) => key in value) ? schema.then : schema.else));
}

/** Follows `$ref` to the schema that is meant, and tells which shared part that was. */
export function follow(schemas: Schemas, at: Located): Located {
  const reference = at.schema.$ref;
  if (reference === undefined) return at;
  const [path = '', fragment = ''] = reference.split('#');
  const file = path === '' ? at.file : posix.join(posix.dirname(at.file), path);
  const root = schemas[file];
  const name = fragment.replace(/^\/\$defs\//, '');
  const schema = fragment === '' ? root : root?.$defs?.[name];
  if (!schema) throw new Error(`${at.file} refers to ${reference}, which does not exist`);
  const part = /^schema\/parts\/(.+)\.schema\.json$/.exec(file)?.[1];
  return { ...follow(schemas, { schema, file }), ...(part && fragment === '' ? { part } : {}) };
}
