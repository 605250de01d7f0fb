import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { type IsValid, validatorsIn } from '../schema/validator-code';

/** The code of compiled validators (a CommonJS module), and its cache file, if that could be written. */
export interface ValidatorCode {
  file: string;
  text: string;
}

/**
 * Loads compiled validators for the schemas at `files`. Ajv modules that the code requires are resolved from here
 * rather than from the cache folder.
 */
export function loadValidators({ file, text }: ValidatorCode, files: readonly string[]): IsValid {
  const exports = {};
  compileFunction(text, ['exports', 'require'], { filename: file })(exports, createRequire(import.meta.url));
  return validatorsIn(exports, files);
}
