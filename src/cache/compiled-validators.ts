import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { validateWith } from '../compiler/validate';
import type { Schemas } from '../document/source';
import { metaSchemas } from '../schema/site-schemas';
import { type IsValid, schemasOfDocuments, validatorCode } from '../schema/validator-code';
import { readCached, writeCached } from './cached-text';
import { caches } from './caches';
import { hashOfCode } from './hash-of-code';
import { loadValidators, type ValidatorCode } from './load-validators';

/**
 * Returns a fast validator. Compiling the schemas would add half again to the time of an incremental build, so the
 * compiled code is cached. The key consists of the schemas and `engineHash`, a hash of the engine's own source. `files`
 * are the schemas to compile.
 */
export function openValidators(
  schemas: Schemas,
  engineHash: string,
  cache: string,
  files = schemasOfDocuments(schemas),
): IsValid {
  let isValid: IsValid | undefined;
  return (schema, value) => {
    isValid ??= loadValidators(cachedValidatorCode(schemas, engineHash, cache, files), files); // loaded on first use
    return isValid(schema, value);
  };
}

/** Validator for a site's own schemas, for commands that read a whole site. */
export const siteSchemaFileValidator = (engine: Schemas): IsValid =>
  openValidators(engine, hashOfCode(), caches.compiled, metaSchemas);

/** Makes `validate` use compiled validators, for commands without a compile cache. */
export const installCompiledValidators = (schemas: Schemas): void =>
  validateWith(schemas, openValidators(schemas, hashOfCode(), caches.compiled));

/** The code of the validators, from the cache if possible. */
function cachedValidatorCode(
  schemas: Schemas,
  engineHash: string,
  cache: string,
  files = schemasOfDocuments(schemas),
): ValidatorCode {
  const key = createHash('sha256')
    .update(JSON.stringify([engineHash, schemas, files]))
    .digest('hex');
  const file = join(cache, `validators-${key.slice(0, 16)}.js`); // sites with different schemas share the cache
  const cached = readCached(file, key);
  const text = cached ?? validatorCode(schemas, files);
  if (cached === undefined) writeCached(file, key, text);
  return { file, text };
}
