import { toPointer } from '../document/location';
import { memoize } from '../document/memoize';
import type { Schema, Schemas } from '../document/source';
import { fileOf, follow, type LocatedSchema, partOf, propertyOf } from './located-schema';
import type { SchemaError } from './schema-errors';

/** What can be used of a value although some of it is invalid. */
export interface ReadableValue {
  /** A copy without what is invalid: such a property is left out, and such an entry of a list is undefined. */
  value: unknown;
  /** The pointers of everything that is invalid or has something invalid in it. */
  invalidPointers: ReadonlySet<string>;
  /** The shared parts of which one may be missing because of an error, by name. */
  possiblyMissingParts: ReadonlySet<string>;
}

/** The type of such a value for those who use it: anything may be missing, because it was invalid. */
export type Readable<T> = T extends readonly (infer Entry)[]
  ? readonly (Readable<Entry> | undefined)[]
  : T extends object
    ? { readonly [Name in keyof T]?: Readable<T[Name]> }
    : T;

/** Of a value that is valid. */
export const readAsWritten = (value: unknown): ReadableValue => ({
  value,
  invalidPointers: none,
  possiblyMissingParts: none,
});

const none: ReadonlySet<string> = new Set();

/**
 * What is wrong with an object or a list whose properties or entries can be used all the same. In a list that is too
 * long they cannot: which of them have to go is not known.
 */
const aboutContainer: readonly string[] = [
  'required',
  'additionalProperties',
  'propertyNames',
  'if',
  'minItems',
  'uniqueItems',
  'minProperties',
  'rangeOrder',
];

/** `unreadable` are the pointers of values that cannot be used for another reason. */
export function readableValue(
  schemas: Schemas,
  value: unknown,
  errors: readonly SchemaError[],
  unreadable: readonly string[],
): ReadableValue {
  const invalid = new Set([...unreadable, ...errors.flatMap(invalidPointers)]);
  const broken = new Set<string>();
  const withUnknown = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'additionalProperties' ? instancePath : [])),
  );
  // What is missing is still written there, under another name.
  const isRenamed = ({ keyword, instancePath }: SchemaError) =>
    keyword === 'required' && withUnknown.has(instancePath);
  for (const start of [...invalid, ...errors.map(({ instancePath }) => instancePath)])
    for (let at = start; !broken.has(at); at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) broken.add(at);
  return {
    value: withoutInvalid(value, '', invalid, broken),
    invalidPointers: broken,
    possiblyMissingParts: new Set(
      errors.flatMap((error) => (isRenamed(error) ? [] : [...partsLostBy(schemas, error)])),
    ),
  };
}

/** An unknown property was not validated at all. */
function invalidPointers({ keyword, instancePath, params, propertyName }: SchemaError): readonly string[] {
  const unknown = propertyName ?? params.additionalProperty;
  if (unknown !== undefined) return [instancePath + toPointer([unknown])];
  return aboutContainer.includes(keyword) ? [] : [instancePath];
}

function withoutInvalid(
  value: unknown,
  pointer: string,
  invalid: ReadonlySet<string>,
  broken: ReadonlySet<string>,
): unknown {
  if (invalid.has(pointer)) return undefined;
  if (!broken.has(pointer) || typeof value !== 'object' || value === null) return value;
  const inner = (key: string | number, entry: unknown) =>
    withoutInvalid(entry, pointer + toPointer([key]), invalid, broken);
  if (Array.isArray(value)) return value.map((entry, index) => inner(index, entry));
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, inner(key, entry)] as const)
      .filter(([, entry]) => entry !== undefined),
  );
}

function partsLostBy(schemas: Schemas, { keyword, params, schema, file }: SchemaError): ReadonlySet<string> {
  if (keyword === 'required') {
    const missing = propertyOf(schemas, { schema, file }, params.missingProperty);
    return missing ? partsWithin(schemas)(missing.schema) : none;
  }
  const mayLack = keyword === 'minItems' || keyword === 'minProperties' || !aboutContainer.includes(keyword);
  return mayLack && keyword !== 'discriminator' && keyword !== 'maxItems'
    ? partsWithin(schemas)(schema)
    : none;
}

/** The names of all parts that values of a schema can have in them, itself among them. */
const partsWithin = memoize((schemas: Schemas) =>
  memoize((schema: Schema): ReadonlySet<string> => {
    const names = new Set<string>();
    const visited = new Set<Schema>();
    const visit = (at: LocatedSchema) => {
      if (visited.has(at.schema)) return;
      visited.add(at.schema);
      const { schema: meant, file, part } = follow(schemas, at);
      if (part !== undefined) names.add(part);
      const { properties = {}, items, oneOf = [], then, else: otherwise } = meant;
      for (const inner of [...Object.values(properties), items, ...oneOf, then, otherwise])
        if (inner) visit({ schema: inner, file });
    };
    const file = fileOf(schemas, schema);
    const own = partOf(file);
    if (own !== undefined && schemas[file] === schema) names.add(own);
    visit({ schema, file });
    return names;
  }),
);
