import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { validateWith } from '../compiler/validate';
import type { Schemas } from '../document/source';
import { engineFolder } from '../project/engine-folder';
import { schemasOfSiteSchemas } from '../schema/site-schemas';
import { type IsValid, schemasOfDocuments, validatorCode } from '../schema/validator-code';
import { readCached, writeCached } from './cached-text';
import { caches } from './caches';
import { hashOfCode } from './hash-of-code.mjs';
import { loadValidators, type ValidatorCode } from './load-validators';

/**
 * Returns a fast validator. Compiling the schemas takes half as long as an incremental build of one page, so the
 * compiled code is cached by a hash of the schemas and of our code. `files` are the schemas to compile.
 */
export function openValidators(
  schemas: Schemas,
  code: string,
  cache: string,
  files = schemasOfDocuments(schemas),
): IsValid {
  let isValid: IsValid | undefined;
  return (schema, value) => {
    isValid ??= loadValidators(cachedValidatorCode(schemas, code, cache, files), files); // loaded on first use
    return isValid(schema, value);
  };
}

/** Validator for a site's own schemas, for commands that read a whole site. */
export const siteSchemaValidators = (engine: Schemas): IsValid =>
  openValidators(engine, hashOfCode(engineFolder), caches.compiled, schemasOfSiteSchemas);

/** Makes `validate` use compiled validators, for commands without a compile cache. */
export const validateByCompiledCode = (schemas: Schemas): void =>
  validateWith(schemas, openValidators(schemas, hashOfCode(engineFolder), caches.compiled));

/** The code of the validators, from the cache if possible. */
function cachedValidatorCode(
  schemas: Schemas,
  code: string,
  cache: string,
  files = schemasOfDocuments(schemas),
): ValidatorCode {
  const key = createHash('sha256')
    .update(JSON.stringify([code, schemas, files]))
    .digest('hex');
  const file = join(cache, `validators-${key.slice(0, 16)}.js`); // sites may have their own schemas
  const kept = readCached(file, key);
  const text = kept ?? validatorCode(schemas, files);
  if (kept === undefined) writeCached(file, key, text);
  return { file, text };
}
