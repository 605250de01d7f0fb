import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Schemas } from '../document/source';
import { createAjv } from './create-ajv';

/**
 * The files of the schemas of documents: those at the top of the folder, except the union of all blocks, and for each
 * collection `<name>.json` (`<name>.schema.json` is the schema of its entries).
 */
const schemasOfDocuments = (schemas: Schemas) =>
  Object.keys(schemas).filter(
    (file) =>
      (/^schema\/[a-z-]+\.schema\.json$/.test(file) && file !== 'schema/block.schema.json') ||
      (file.startsWith('schema/_collections/') && !file.endsWith('.schema.json')),
  );

/** Source of a CommonJS module that exports a validator for each schema of documents (Ajv standalone code). */
export function validatorCode(schemas: Schemas): string {
  const ajv = createAjv(schemas, { code: { source: true }, messages: false });
  return standaloneCode(ajv, Object.fromEntries(schemasOfDocuments(schemas).map((file) => [file, file])));
}

/** The exports of such a module: validators by the file of the schema. */
export type Validators = Readonly<Record<string, (value: unknown) => boolean>>;
