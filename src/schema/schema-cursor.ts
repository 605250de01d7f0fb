import { toPointer } from '../document/location';
import { memoize, memoizeText } from '../document/memoize';
import type { Schema, Schemas } from '../document/source';
import { taggedBranches } from './branches';
import { dereference, type LocatedSchema, schemaIn } from './located-schema';

/** The schema of one value of a document, from which one gets to those of the values inside it. */
export interface SchemaCursor {
  /** The name of the value's shared part: `rich-text` for `schema/parts/rich-text.schema.json`. */
  part?: string;
  /** The schema with the `$ref` to the part, including the keywords beside it. */
  referringSchema: Schema;
  /** Cursors of entries and properties, computed on demand, since a schema may be recursive. */
  children: () => { entries?: SchemaCursor; propertiesOf: PropertiesOf };
}

/** The properties of an object, including those of the branch that its tag or its properties select. */
type PropertiesOf = (value: object) => Properties;

/** Cursors by property name, each with the escaped segment of a JSON Pointer for its name. */
type Properties = ReadonlyMap<string, SchemaCursor & { segment: string }>;

/** The cursor at the root of documents that follow the schema at `file`. Cached, since documents have many values. */
export const schemaCursorFor = (schemas: Schemas, file: string): SchemaCursor => cursorsFor(schemas)(file);

const cursorsFor = memoize((schemas: Schemas) =>
  memoizeText((file) => createCursor(schemas, schemaIn(schemas, file))),
);

function createCursor(schemas: Schemas, located: LocatedSchema): SchemaCursor {
  const { schema, file, part } = dereference(schemas, located);
  let cachedChildren: ReturnType<SchemaCursor['children']> | undefined;
  const children = () => {
    cachedChildren ??= {
      entries: schema.items && createCursor(schemas, { schema: schema.items, file }),
      propertiesOf: propertiesAt(schemas, { schema, file }),
    };
    return cachedChildren;
  };
  return { part, referringSchema: located.schema, children };
}

function propertiesAt(schemas: Schemas, located: LocatedSchema): PropertiesOf {
  const { schema, file } = located;
  const ownProperties: Properties = new Map(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [
      key,
      { ...createCursor(schemas, { schema: property, file }), segment: toPointer([key]) },
    ]),
  );
  const choose = branchChooser(schemas, located);
  const propertiesInBranch = memoize((branch: LocatedSchema): PropertiesOf => {
    const propertiesOf = propertiesAt(schemas, branch);
    // Memoized, because many values of a document have the same properties.
    const withOwn = memoize((chosen: Properties): Properties => new Map([...ownProperties, ...chosen]));
    return (value) => withOwn(propertiesOf(value));
  });
  return (value) => {
    const branch = choose?.(value);
    return branch ? propertiesInBranch(branch)(value) : ownProperties;
  };
}

/** A function that gives the branch that a value selects; undefined if the schema has no branches. */
function branchChooser(
  schemas: Schemas,
  located: LocatedSchema,
): ((value: object) => LocatedSchema | undefined) | undefined {
  const { discriminator, if: condition, then, else: otherwise } = located.schema;
  if (discriminator) {
    const tag = discriminator.propertyName;
    const branches = taggedBranches(schemas, located);
    return (value) =>
      branches.find(({ tags }) => tags.includes((value as Readonly<Record<string, unknown>>)[tag]));
  }
  if (!condition) return undefined;
  // Our schemas only use conditions that require properties.
  const { required = [] } = condition;
  const thenBranch = then && dereference(schemas, { schema: then, file: located.file });
  const elseBranch = otherwise && dereference(schemas, { schema: otherwise, file: located.file });
  return (value) => (required.every((key) => key in value) ? thenBranch : elseBranch);
}
