import type { ErrorObject } from 'ajv/dist/2020.js';
import { memoize } from '../document/memoize';
import type { Schema, Schemas } from '../document/source';
import { createAjv } from './create-ajv';
import { engineSchemas, keepsEngine } from './engine-schemas';
import { fileOf, type LocatedSchema } from './located-schema';

/** One thing that is wrong with a value, with the schema whose keyword found it. */
export interface SchemaError extends Omit<ErrorObject, 'parentSchema' | 'schema'>, LocatedSchema {}

/** The errors of a value against the schema at `file`; none if it is valid. */
export function schemaErrors(schemas: Schemas, file: string, value: unknown): readonly SchemaError[] {
  const engine = engineSchemas(schemas);
  // What a site adds changes nothing of the engine's schemas, which are compiled once for all sites.
  const validate = ajvFor(file in engine && keepsEngine(schemas) ? engine : schemas).getSchema(file);
  if (!validate) throw new Error(`There is no ${file}`);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => toSchemaError(schemas, error));
}

function toSchemaError(schemas: Schemas, { parentSchema = {}, ...error }: ErrorObject): SchemaError {
  const schema = parentSchema as Schema;
  return { ...error, schema, file: fileOf(schemas, schema) };
}

/** A schema is compiled once for any number of documents. */
const ajvFor = memoize((schemas: Schemas) =>
  createAjv(schemas, {
    allErrors: true,
    verbose: true, // errors come with their schema, whose hint is shown
    validateSchema: false, // takes most of the time, and was done when their code was made (validator-code.ts)
    code: { process: appendErrors },
  }),
);

/**
 * Ajv copies all errors found so far whenever it finds another one through a reference: a document with a hundred
 * thousand errors would take minutes. The code that it generates appends them instead.
 */
const appendErrors = (code: string) =>
  code.replaceAll(
    /vErrors\.concat\(([\w$.]+)\)/g,
    '($1.forEach((error) => void vErrors.push(error)), vErrors)',
  );
