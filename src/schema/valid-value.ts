import { toPointer } from '../document/location';
import { memoize } from '../document/memoize';
import type { Schema, Schemas } from '../document/source';
import { dereference, fileOf, type LocatedSchema, partOf, propertyOf } from './located-schema';
import type { SchemaError } from './schema-errors';

/** What remains usable of a value that has errors. */
interface ValidValue {
  /** A copy without invalid properties. Invalid list entries become undefined, so that indexes stay the same. */
  value: unknown;
  /** Pointers of invalid values and of everything that contains them. */
  invalidPointers: ReadonlySet<string>;
  /** Names of the shared parts that invalid or missing values may have contained. */
  possiblyMissingParts: ReadonlySet<string>;
}

/** The type of a copy without invalid values: anything may be missing. */
export type PartiallyValid<T> = T extends readonly (infer Entry)[]
  ? readonly (PartiallyValid<Entry> | undefined)[]
  : T extends object
    ? { readonly [Name in keyof T]?: PartiallyValid<T[Name]> }
    : T;

const none: ReadonlySet<string> = new Set();

/**
 * Keywords whose errors leave the other properties of an object, or entries of a list, usable. `maxItems` is not among
 * them, because it is unknown which entries of a list that is too long have to go. `rangeOrder` is the engine's own
 * (create-ajv.ts): it compares two properties.
 */
const containerKeywords: readonly string[] = [
  'required',
  'additionalProperties',
  'propertyNames',
  'if',
  'minItems',
  'uniqueItems',
  'minProperties',
  'rangeOrder',
];

/**
 * What remains usable of a value despite schema errors. `duplicates` lists pointers of values whose name
 * appears twice in their object, so that the parsed value differs from what the author sees.
 */
export function extractValidValue(
  schemas: Schemas,
  value: unknown,
  errors: readonly SchemaError[],
  duplicates: readonly string[],
): ValidValue {
  /** The invalid values alone, without what contains them. */
  const invalid = new Set([...duplicates, ...errors.flatMap(pointersMadeInvalid)]);
  const invalidPointers = new Set<string>();
  const objectsWithUnknown = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'additionalProperties' ? instancePath : [])),
  );
  // A missing property may be present under a misspelt name.
  const mayBeMisspelt = ({ keyword, instancePath }: SchemaError) =>
    keyword === 'required' && objectsWithUnknown.has(instancePath);
  // Each pointer, and those of all that contains it, up to one that has been added already.
  for (const start of [...invalid, ...errors.map(({ instancePath }) => instancePath)])
    for (
      let pointer = start;
      !invalidPointers.has(pointer);
      pointer = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))
    )
      invalidPointers.add(pointer);
  return {
    value: withoutInvalid(value, '', invalid, invalidPointers),
    invalidPointers,
    possiblyMissingParts: new Set(
      errors.flatMap((error) => (mayBeMisspelt(error) ? [] : [...partsMissingAfter(schemas, error)])),
    ),
  };
}

/** Pointers of the values that an error makes unusable. Unknown properties are, because they were not validated. */
function pointersMadeInvalid({
  keyword,
  instancePath,
  params,
  propertyName,
}: SchemaError): readonly string[] {
  const unknown = propertyName ?? params.additionalProperty;
  if (unknown !== undefined) return [instancePath + toPointer([unknown])];
  return containerKeywords.includes(keyword) ? [] : [instancePath];
}

/** A copy of a value without those at `invalid`. Values that are not in `invalidPointers` need no copy. */
function withoutInvalid(
  value: unknown,
  pointer: string,
  invalid: ReadonlySet<string>,
  invalidPointers: ReadonlySet<string>,
): unknown {
  if (invalid.has(pointer)) return undefined;
  if (!invalidPointers.has(pointer) || typeof value !== 'object' || value === null) return value;
  const inner = (key: string | number, entry: unknown) =>
    withoutInvalid(entry, pointer + toPointer([key]), invalid, invalidPointers);
  if (Array.isArray(value)) return value.map((entry, index) => inner(index, entry));
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, inner(key, entry)] as const)
      .filter(([, entry]) => entry !== undefined),
  );
}

/** Names of the shared parts that the value may lack because of an error. */
function partsMissingAfter(
  schemas: Schemas,
  { keyword, params, schema, file }: SchemaError,
): ReadonlySet<string> {
  if (keyword === 'required') {
    const missing = propertyOf(schemas, { schema, file }, params.missingProperty);
    return missing ? partsWithin(schemas)(missing.schema) : none;
  }
  const mayLackParts =
    keyword === 'minItems' || keyword === 'minProperties' || !containerKeywords.includes(keyword);
  // Values of an unknown type (`discriminator`) and lists that are too long are wholly in the document, where
  // `mightDefine` (compiler/validate.ts) finds the names that they define among the texts.
  return mayLackParts && keyword !== 'discriminator' && keyword !== 'maxItems'
    ? partsWithin(schemas)(schema)
    : none;
}

/** Names of all parts that values of a schema can contain, itself included. */
const partsWithin = memoize((schemas: Schemas) =>
  memoize((schema: Schema): ReadonlySet<string> => {
    const names = new Set<string>();
    const visited = new Set<Schema>();
    const visit = (located: LocatedSchema) => {
      if (visited.has(located.schema)) return;
      visited.add(located.schema);
      const { schema: target, file, part } = dereference(schemas, located);
      if (part !== undefined) names.add(part);
      const { properties = {}, items, oneOf = [], then, else: otherwise } = target;
      for (const inner of [...Object.values(properties), items, ...oneOf, then, otherwise])
        if (inner) visit({ schema: inner, file });
    };
    const file = fileOf(schemas, schema);
    const partName = partOf(file);
    if (partName !== undefined && schemas[file] === schema) names.add(partName);
    visit({ schema, file });
    return names;
  }),
);
