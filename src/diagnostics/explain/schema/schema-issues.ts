import type { LocatedSchema } from '../../../schema/located-schema';
import type { SchemaError } from '../../../schema/schema-errors';

/** Schema errors at one pointer, grouped by the fix that they need. */
export interface Issues {
  /** The object, if its properties are wrong. */
  data: unknown;
  /**
   * Missing properties with the schema that requires them. `tag` is set for the property that selects the branch of a
   * union.
   */
  missing: { name: string; at: LocatedSchema; tag?: boolean }[];
  /** Properties that are not allowed, with those that are. */
  unknown: { name: string; known: readonly string[] }[];
  /** The union of which no branch (`if`, `then`, `else`) matched. */
  union?: LocatedSchema;
  /** The most helpful error of the value itself. */
  other?: SchemaError;
}

/** Issues by JSON Pointer, in the order of the errors. */
export function issuesIn(errors: readonly SchemaError[]): ReadonlyMap<string, Issues> {
  const found = new Map<string, Issues>();
  const at = (pointer: string, data: unknown) => {
    const issues = found.get(pointer) ?? { data, missing: [], unknown: [] };
    found.set(pointer, issues);
    return issues;
  };
  const tags = new Set(
    errors
      .filter(({ keyword }) => keyword === 'discriminator')
      .map(({ instancePath, params }) => `${instancePath}/${params.tag}`),
  );
  const limited = new Set(errors.map(({ instancePath }) => instancePath));
  for (const error of errors) {
    const { keyword, instancePath: pointer, params, data, schema, file } = error;
    if (tags.has(pointer)) continue; // the union reports it
    if (keyword === 'propertyNames') {
      at(pointer, data).data = data; // an error about a property name has the name as its data
      continue;
    }
    // Reported at the end of the range.
    if (keyword === 'rangeOrder' && endsOf(error).some((end) => limited.has(end))) continue;
    const issues = at(pointer, data);
    if (keyword === 'if') {
      issues.union = { schema, file }; // the outermost union comes last
    } else if (keyword === 'required') {
      issues.missing.push({ name: params.missingProperty, at: { schema, file } });
    } else if (keyword === 'discriminator' && params.tagValue === undefined) {
      issues.missing.push({ name: params.tag, at: { schema, file }, tag: true });
    } else if (keyword === 'additionalProperties') {
      issues.unknown.push({ name: params.additionalProperty, known: Object.keys(schema.properties ?? {}) });
    } else if (error.propertyName !== undefined) {
      issues.unknown.push({ name: error.propertyName, known: params.allowedValues });
    } else {
      issues.other = moreHelpful(issues.other, error);
    }
  }
  return found;
}

const endsOf = ({ instancePath, schema: { rangeOrder } }: SchemaError) =>
  rangeOrder ? [rangeOrder.lower, rangeOrder.upper].map((name) => `${instancePath}/${name}`) : [];

/** Picks one of two errors of a value: a malformed text may be too long only because it is malformed. */
function moreHelpful(one: SchemaError | undefined, other: SchemaError): SchemaError {
  return !one || rankOf(other) < rankOf(one) ? other : one;
}

const order = ['discriminator', 'type', 'const', 'enum', 'known', 'pattern', 'maxLength'];

/** Of two limits, the narrower one is more helpful. */
function rankOf({ keyword, params }: SchemaError): number {
  const narrowness = keyword === 'type' ? [params.type].flat().length : (params.limit ?? 0);
  const rank = order.includes(keyword) ? order.indexOf(keyword) : order.length;
  return rank + narrowness / 1e6;
}
