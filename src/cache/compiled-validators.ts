import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { validateWith } from '../compiler/validate';
import type { Schemas } from '../document/source';
import { type IsValid, schemasOfDocuments, validatorCode, validatorsIn } from '../schema/validator-code';
import { readCached, writeCached } from './cached-text';
import { caches } from './caches';
import { hashOfCode } from './hash-of-code';

/**
 * Returns a fast validator for the schemas of documents. Compiling them would add half to the time of an incremental
 * build, so the compiled code is cached, with a hash of the schemas and `engineHash`, that of the engine's own source,
 * as its key.
 */
export function openValidators(schemas: Schemas, engineHash: string, cacheFolder: string): IsValid {
  let isValid: IsValid | undefined;
  return (schema, value) => {
    isValid ??= loadValidators(schemas, engineHash, cacheFolder); // on first use
    return isValid(schema, value);
  };
}

/** Makes `validate` use compiled validators, for commands without a compile cache. */
export const installCompiledValidators = (schemas: Schemas): void =>
  validateWith(schemas, openValidators(schemas, hashOfCode(), caches.compiled));

/** Runs the code of the validators, a CommonJS module, which is read from the cache if possible. */
function loadValidators(schemas: Schemas, engineHash: string, cacheFolder: string): IsValid {
  const files = schemasOfDocuments(schemas);
  const key = hash('sha256', JSON.stringify([engineHash, schemas, files]));
  const file = join(cacheFolder, `validators-${key.slice(0, 16)}.js`); // sites with different schemas share the cache
  const cachedCode = readCached(file, key);
  const code = cachedCode ?? validatorCode(schemas, files);
  if (cachedCode === undefined) writeCached(file, key, code);
  const exports = {};
  // The Ajv modules that the code requires are resolved from here rather than from the cache folder.
  compileFunction(code, ['exports', 'require'], { filename: file })(exports, createRequire(import.meta.url));
  return validatorsIn(exports, files);
}
