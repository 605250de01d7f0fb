import type { ErrorObject } from 'ajv/dist/2020.js';
import { memoize } from '../document/memoize';
import type { Schema, Schemas } from '../document/source';
import { createAjv } from './create-ajv';
import { engineSchemas, onlyAddsSchemas } from './engine-schemas';
import { fileOf, type LocatedSchema } from './located-schema';

/** A validation error, with the schema whose keyword failed. */
export interface SchemaError extends Omit<ErrorObject, 'parentSchema' | 'schema'>, LocatedSchema {}

/** The errors of a value against the schema at `file`; empty if it is valid. */
export function schemaErrors(schemas: Schemas, file: string, value: unknown): readonly SchemaError[] {
  if (validators.get(schemas)?.(file, value)) return [];
  const engine = engineSchemas(schemas);
  // Unless a site replaces some of the engine's schemas, those are compiled once for all sites.
  const validate = ajvFor(file in engine && onlyAddsSchemas(schemas) ? engine : schemas).getSchema(file);
  if (!validate) throw new Error(`There is no ${file}`);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => toSchemaError(schemas, error));
}

/** Whether a value is certainly valid against the schema at `file`: false if the validator does not know that file. */
type IsValid = (file: string, value: unknown) => boolean;

/** Sets a validator for these schemas that is asked first, since collecting errors is slower. Only its yes counts. */
export const validateWith = (schemas: Schemas, isValid: IsValid): void =>
  void validators.set(schemas, isValid);

const validators = new WeakMap<Schemas, IsValid>();

function toSchemaError(schemas: Schemas, { parentSchema = {}, ...error }: ErrorObject): SchemaError {
  const schema = parentSchema as Schema;
  return { ...error, schema, file: fileOf(schemas, schema) };
}

/** One Ajv instance per set of schemas, which caches compiled schemas. */
const ajvFor = memoize((schemas: Schemas) =>
  createAjv(schemas, {
    allErrors: true,
    verbose: true, // adds the schema to errors, for its hint
    validateSchema: false, // slow, and done already when the validators were generated (validator-code.ts)
    code: { process: appendErrors },
  }),
);

/**
 * Whenever a reference adds an error, Ajv copies all previous errors, which takes minutes for a hundred thousand
 * errors. This changes the generated code to append instead.
 */
const appendErrors = (code: string) =>
  code.replaceAll(
    /vErrors\.concat\(([\w$.]+)\)/g,
    '($1.forEach((error) => void vErrors.push(error)), vErrors)',
  );
