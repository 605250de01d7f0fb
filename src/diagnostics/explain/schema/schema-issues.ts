import type { LocatedSchema } from '../../../schema/located-schema';
import type { SchemaError } from '../../../schema/schema-errors';

/** The schema errors of one value, grouped by what has to be fixed in it. */
export interface Issues {
  /** The value. For errors in its properties, this is an object. */
  value: unknown;
  /**
   * Missing properties with the schema that requires them. `isTag` marks the property that selects the branch of a
   * union.
   */
  missingProperties: { name: string; requiredBy: LocatedSchema; isTag?: true }[];
  /** Properties that are not allowed, with those that are. */
  unknownProperties: { name: string; known: readonly string[] }[];
  /** The union of which no branch (`if`, `then`, `else`) matched. */
  union?: LocatedSchema;
  /** Of the errors in the value itself, the most helpful one. */
  valueError?: SchemaError;
}

/**
 * Groups the errors of a document by the JSON Pointers of the values that they are about, in the order of the errors.
 */
export function groupIssues(errors: readonly SchemaError[]): ReadonlyMap<string, Issues> {
  const issuesByPointer = new Map<string, Issues>();
  const getOrCreate = (pointer: string, data: unknown) => {
    const issues = issuesByPointer.get(pointer) ?? {
      value: data,
      missingProperties: [],
      unknownProperties: [],
    };
    issuesByPointer.set(pointer, issues);
    return issues;
  };
  const tagPointers = new Set(
    errors
      .filter(({ keyword }) => keyword === 'discriminator')
      .map(({ instancePath, params }) => `${instancePath}/${params.tag}`),
  );
  const invalidPointers = new Set(errors.map(({ instancePath }) => instancePath));
  for (const error of errors) {
    const { keyword, instancePath: pointer, params, data, schema, file } = error;
    if (tagPointers.has(pointer)) continue; // the error of the union is about the same tag
    if (keyword === 'propertyNames') {
      // This error comes after those of single names, whose data is the name; here it is the object.
      getOrCreate(pointer, data).value = data;
      continue;
    }
    // If one end of a range is invalid, that is reported, and not their order.
    if (keyword === 'rangeOrder' && endsOf(error).some((end) => invalidPointers.has(end))) continue;
    const issues = getOrCreate(pointer, data);
    if (keyword === 'if') {
      issues.union = { schema, file }; // of nested unions the outermost comes last, and replaces the others
    } else if (keyword === 'required') {
      issues.missingProperties.push({ name: params.missingProperty, requiredBy: { schema, file } });
    } else if (keyword === 'discriminator' && params.tagValue === undefined) {
      issues.missingProperties.push({ name: params.tag, requiredBy: { schema, file }, isTag: true });
    } else if (keyword === 'additionalProperties') {
      issues.unknownProperties.push({
        name: params.additionalProperty,
        known: Object.keys(schema.properties ?? {}),
      });
    } else if (error.propertyName !== undefined) {
      // a name that is not in the list of `propertyNames`
      issues.unknownProperties.push({ name: error.propertyName, known: params.allowedValues });
    } else {
      issues.valueError = moreHelpful(issues.valueError, error);
    }
  }
  return issuesByPointer;
}

/** Pointers of both ends of a range. */
const endsOf = ({ instancePath, schema: { rangeOrder } }: SchemaError) =>
  rangeOrder ? [rangeOrder.lower, rangeOrder.upper].map((name) => `${instancePath}/${name}`) : [];

/** Picks one of two errors of a value: a malformed text may be too long only because it is malformed. */
function moreHelpful(one: SchemaError | undefined, other: SchemaError): SchemaError {
  return !one || rankOf(other) < rankOf(one) ? other : one;
}

// `known` asks for a currency, a language or a time zone that Intl knows (schema/create-ajv.ts).
const mostHelpfulFirst = ['discriminator', 'type', 'const', 'enum', 'known', 'pattern', 'maxLength'];

/** Smaller is more helpful. Of two errors of one keyword, the one with fewer types or with the smaller limit is. */
function rankOf({ keyword, params }: SchemaError): number {
  const breadth = keyword === 'type' ? [params.type].flat().length : (params.limit ?? 0);
  const rank = mostHelpfulFirst.includes(keyword)
    ? mostHelpfulFirst.indexOf(keyword)
    : mostHelpfulFirst.length;
  return rank + breadth / 1e6; // always less than one rank
}
