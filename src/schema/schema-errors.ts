import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { memoize } from '../document/memoize';
import type { Schema, Schemas } from '../document/source';
import { fileOf, type LocatedSchema } from './located-schema';

/** One thing that is wrong with a value, with the schema whose keyword found it. */
export interface SchemaError extends Omit<ErrorObject, 'parentSchema' | 'schema'>, LocatedSchema {}

/** The errors of a value against the schema at `file`; none if it is valid. */
export function schemaErrors(schemas: Schemas, file: string, value: unknown): readonly SchemaError[] {
  const validate = ajvFor(schemas).getSchema(file);
  if (!validate) throw new Error(`There is no ${file}`);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => toSchemaError(schemas, error));
}

function toSchemaError(schemas: Schemas, { parentSchema = {}, ...error }: ErrorObject): SchemaError {
  const schema = parentSchema as Schema;
  return { ...error, schema, file: fileOf(schemas, schema) };
}

/** Ajv with the keywords that our schemas add to JSON Schema. A schema is compiled once for any number of documents. */
const ajvFor = memoize((schemas: Schemas): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false, // a branch requires what its union declares
    strictTypes: false, // a branch has the type that its union declares; money is a number or an object
    discriminator: true,
    verbose: true, // errors come with their schema, whose hint is shown
    code: { process: appendErrors },
  });
  ajv.addVocabulary(['hint', 'tsType', 'widest', 'informative', 'pageHeading']);
  ajv.addKeyword({
    keyword: 'rangeOrder',
    type: 'object',
    schemaType: 'object',
    validate: (
      { lower, upper }: NonNullable<Schema['rangeOrder']>,
      value: Readonly<Record<string, unknown>>,
    ) => {
      const [from, to] = [value[lower], value[upper]];
      if (typeof from === 'string' && typeof to === 'string') return from < to; // times of day, as 09:30
      return typeof from !== 'number' || typeof to !== 'number' || from < to;
    },
  });
  for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(schema, file);
  return ajv;
});

/**
 * Ajv copies all errors found so far whenever it finds another one through a reference: a document with a hundred
 * thousand errors would take minutes. The code that it generates appends them instead.
 */
const appendErrors = (code: string) =>
  code.replaceAll(
    /vErrors\.concat\(([\w$.]+)\)/g,
    '($1.forEach((error) => void vErrors.push(error)), vErrors)',
  );
