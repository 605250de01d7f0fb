import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Schema } from '../../document/source';
import { schemaOf } from './value-error';

/** What Ajv found at one place of a document, sorted by what an author has to do about it. */
export interface Findings {
  /** The object, where its properties are at fault. */
  data: unknown;
  /** Required properties that do not stand there, with the schema that asks; a tag tells the branch of a union. */
  missing: { name: string; schema: Schema; tag?: boolean }[];
  /** Properties that do not belong there, with those that do. */
  unknown: { name: string; known: readonly string[] }[];
  /** The union whose branches (`if`, `then`, `else`) did not fit. */
  union?: Schema;
  /** What is wrong with the value as such: the one fault that tells most. */
  other?: ErrorObject;
}

/** By JSON Pointer, in the order in which Ajv came by. */
export function findingsIn(errors: readonly ErrorObject[]): ReadonlyMap<string, Findings> {
  const found = new Map<string, Findings>();
  const at = (pointer: string, data: unknown) => {
    const findings = found.get(pointer) ?? { data, missing: [], unknown: [] };
    found.set(pointer, findings);
    return findings;
  };
  const tags = new Set(
    errors
      .filter(({ keyword }) => keyword === 'discriminator')
      .map(({ instancePath, params }) => `${instancePath}/${params.tag}`),
  );
  const limited = new Set(errors.map(({ instancePath }) => instancePath));
  for (const error of errors) {
    const { keyword, instancePath: pointer, params, data } = error;
    const schema = schemaOf(error);
    if (tags.has(pointer) || keyword === 'propertyNames') continue; // told by the union; by each name
    if (keyword === 'rangeOrder' && endsOf(error).some((end) => limited.has(end))) continue; // told of the end itself
    const findings = at(pointer, data);
    if (keyword === 'if') {
      findings.union = schema; // the outermost comes last
    } else if (keyword === 'required') {
      findings.missing.push({ name: params.missingProperty, schema });
    } else if (keyword === 'discriminator' && params.tagValue === undefined) {
      findings.missing.push({ name: params.tag, schema, tag: true });
    } else if (keyword === 'additionalProperties') {
      findings.unknown.push({ name: params.additionalProperty, known: Object.keys(schema.properties ?? {}) });
    } else if (error.propertyName !== undefined) {
      findings.unknown.push({ name: error.propertyName, known: params.allowedValues });
    } else {
      findings.other = telling(findings.other, error);
    }
  }
  return found;
}

const endsOf = ({ instancePath, schema }: ErrorObject) =>
  Object.values(schema as { lower: string; upper: string }).map((name) => `${instancePath}/${name}`);

/** Of two faults of one value only one is told: a text of the wrong form may be too long only for that. */
function telling(one: ErrorObject | undefined, other: ErrorObject): ErrorObject {
  return !one || rankOf(other) < rankOf(one) ? other : one;
}

const order = ['discriminator', 'type', 'const', 'enum', 'pattern', 'maxLength'];

/** The narrower of two limits of the same sort tells more. */
function rankOf({ keyword, params }: ErrorObject): number {
  const narrowness = keyword === 'type' ? [params.type].flat().length : (params.limit ?? 0);
  const rank = order.includes(keyword) ? order.indexOf(keyword) : order.length;
  return rank + narrowness / 1e6;
}
