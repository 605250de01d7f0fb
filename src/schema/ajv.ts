import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schemas } from '../document/source';

interface RangeOrder {
  lower: string;
  upper: string;
}

/** Ajv with the words that the contract adds to JSON Schema: `hint`, `tsType`, `widest`, `tells`, `pageHeading` and `rangeOrder`. */
export function createAjv(schemas: Schemas): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false, // a branch requires what its union declares
    strictTypes: false, // a branch has the type that its union declares; money is a number or an object
    discriminator: true,
    verbose: true, // the hint beside a pattern is told with the mistake
    code: { process: appendErrors },
  });
  ajv.addVocabulary(['hint', 'tsType', 'widest', 'tells', 'pageHeading']);
  ajv.addKeyword({
    keyword: 'rangeOrder',
    type: 'object',
    schemaType: 'object',
    validate: ({ lower, upper }: RangeOrder, value: Readonly<Record<string, unknown>>) => {
      const [from, to] = [value[lower], value[upper]];
      if (typeof from === 'string' && typeof to === 'string') return from < to; // times of day, as 09:30
      return typeof from !== 'number' || typeof to !== 'number' || from < to;
    },
  });
  for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(schema, file);
  return ajv;
}

/**
 * Ajv copies all errors that it has found so far whenever it meets one more behind a reference: a document with a hundred
 * thousand mistakes would take minutes. The code that it generates appends them instead.
 */
const appendErrors = (code: string) =>
  code.replaceAll(
    /vErrors\.concat\(([\w$.]+)\)/g,
    '($1.forEach((error) => void vErrors.push(error)), vErrors)',
  );
