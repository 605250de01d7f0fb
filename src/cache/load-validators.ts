import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { type IsValid, validatorsIn } from '../schema/validator-code';

/** Compiled schemas: the code of a CommonJS module, and the file that keeps it, if that could be written. */
export interface ValidatorCode {
  file: string;
  text: string;
}

/**
 * Runs compiled schemas, those at `files`, to be asked whether a document is valid. Ajv, which the code requires parts of, is
 * found from here and not from where the code is kept.
 */
export function loadValidators({ file, text }: ValidatorCode, files: readonly string[]): IsValid {
  const exports = {};
  compileFunction(text, ['exports', 'require'], { filename: file })(exports, createRequire(import.meta.url));
  return validatorsIn(exports, files);
}
