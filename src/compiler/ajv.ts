import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schemas } from './source';

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
  });
  ajv.addVocabulary(['hint', 'tsType', 'widest', 'tells', 'pageHeading']);
  ajv.addKeyword({
    keyword: 'rangeOrder',
    type: 'object',
    schemaType: 'object',
    validate: ({ lower, upper }: RangeOrder, value: Readonly<Record<string, unknown>>) => {
      const [from, to] = [value[lower], value[upper]];
      return typeof from !== 'number' || typeof to !== 'number' || from < to;
    },
  });
  for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(schema, file);
  return ajv;
}
