import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Schemas } from '../document/source';
import { createAjv } from './create-ajv';

/** Whether a value is valid against the schema at `file`. Faster than collecting errors. */
export type IsValid = (file: string, value: unknown) => boolean;

/**
 * The files of the schemas of documents: those at the top of the folder, except the union of all blocks, and for each
 * collection `<name>.json` (`<name>.schema.json` is the schema of its entries).
 */
export const schemasOfDocuments = (schemas: Schemas) =>
  Object.keys(schemas).filter(
    (file) =>
      (/^schema\/[a-z-]+\.schema\.json$/.test(file) && file !== 'schema/block.schema.json') ||
      (file.startsWith('schema/_collections/') && !file.endsWith('.schema.json')),
  );

/** Source of a CommonJS module that exports a validator for each of these schemas (Ajv standalone code). */
export function validatorCode(schemas: Schemas, files: readonly string[]): string {
  const ajv = createAjv(schemas, { code: { source: true }, messages: false });
  return standaloneCode(ajv, Object.fromEntries(files.map((file, index) => [`validate${index}`, file])));
}

/** The exports of such a module: `validate0` for the first file, and so on. */
export type Validators = Readonly<Record<string, (value: unknown) => boolean>>;

/** Validates with a module generated for `files`. For other schemas, no value counts as valid. */
export function validatorsIn(validators: Validators, files: readonly string[]): IsValid {
  const byFile = new Map(files.map((file, index) => [file, validators[`validate${index}`]]));
  return (file, value) => byFile.get(file)?.(value) ?? false;
}
