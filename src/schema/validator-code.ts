import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Schemas } from '../document/source';
import { createAjv } from './create-ajv';

/** Says whether a value is valid against the schema at `file`, and nothing more: in less time than what finds errors. */
export type IsValid = (file: string, value: unknown) => boolean;

/** The schemas of documents: those at the top of the folder, and one for each collection of the site. */
export const schemasOfDocuments = (schemas: Schemas) =>
  Object.keys(schemas).filter(
    (file) =>
      (/^schema\/[a-z-]+\.schema\.json$/.test(file) && file !== 'schema/block.schema.json') ||
      (file.startsWith('schema/_collections/') && !file.endsWith('.schema.json')),
  );

/** The code of a CommonJS module with a function for each of these schemas, so that they are compiled once. */
export function validatorCode(schemas: Schemas, files: readonly string[]): string {
  const ajv = createAjv(schemas, { code: { source: true }, messages: false });
  return standaloneCode(ajv, Object.fromEntries(files.map((file, at) => [`validate${at}`, file])));
}

/** What such a module exports. */
export type Validators = Readonly<Record<string, (value: unknown) => boolean>>;

/** Asks a module's function for the schema at `file`; a schema that is not among `files`, in their order, has none. */
export function validatorsIn(validators: Validators, files: readonly string[]): IsValid {
  const byFile = new Map(files.map((file, at) => [file, validators[`validate${at}`]]));
  return (file, value) => byFile.get(file)?.(value) ?? false;
}
