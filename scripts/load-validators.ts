import { createRequire } from 'node:module';
import { type IsValid, type Validators, validatorsIn } from '../src/schema/validator-code';
import { runCompiled } from './load-compiled.mjs';

/** Compiled schemas: the code of a CommonJS module, and the file that keeps it, if that could be written. */
export interface ValidatorCode {
  file: string;
  text: string;
}

/**
 * Runs compiled schemas, those at `files`, to be asked whether a document is valid. Ajv, which the code requires parts of, is
 * found from here and not from where the code is kept.
 */
export const loadValidators = ({ file, text }: ValidatorCode, files: readonly string[]): IsValid =>
  validatorsIn(runCompiled(file, text, createRequire(import.meta.url)) as Validators, files);
