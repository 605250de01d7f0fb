import type { LocatedSchema } from '../../../schema/located-schema';
import type { SchemaError } from '../../../schema/schema-errors';

/** What the schema found at one place of a document, sorted by what an author has to do about it. */
export interface Issues {
  /** The object, where its properties are wrong. */
  data: unknown;
  /** Required properties that are missing, with the schema that requires them; a tag chooses the branch of a union. */
  missing: { name: string; at: LocatedSchema; tag?: boolean }[];
  /** Properties that do not belong there, with those that do. */
  unknown: { name: string; known: readonly string[] }[];
  /** The union whose branches (`if`, `then`, `else`) did not fit. */
  union?: LocatedSchema;
  /** What is wrong with the value itself: the most helpful of its errors. */
  other?: SchemaError;
}

/** By JSON Pointer, in the order in which the schema found them. */
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
    if (tags.has(pointer)) continue; // reported by the union
    if (keyword === 'propertyNames') {
      at(pointer, data).data = data; // each name is an error of its own, whose data is only the name
      continue;
    }
    if (keyword === 'rangeOrder' && endsOf(error).some((end) => limited.has(end))) continue; // reported at the end itself
    const issues = at(pointer, data);
    if (keyword === 'if') {
      issues.union = { schema, file }; // the outermost comes last
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

/** Of two errors in one value only one is reported: a text of the wrong form may be too long only because of that. */
function moreHelpful(one: SchemaError | undefined, other: SchemaError): SchemaError {
  return !one || rankOf(other) < rankOf(one) ? other : one;
}

const order = ['discriminator', 'type', 'const', 'enum', 'known', 'pattern', 'maxLength'];

/** Of two limits of the same sort, the narrower helps more. */
function rankOf({ keyword, params }: SchemaError): number {
  const narrowness = keyword === 'type' ? [params.type].flat().length : (params.limit ?? 0);
  const rank = order.includes(keyword) ? order.indexOf(keyword) : order.length;
  return rank + narrowness / 1e6;
}
