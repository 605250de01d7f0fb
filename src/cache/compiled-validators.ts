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
 * Says whether documents are valid. To compile the schemas takes half as long as a build in which one page has changed, so
 * the compiled code is kept, by a hash of the schemas and of our code. `files` are those that will be asked about.
 */
export function openValidators(
  schemas: Schemas,
  code: string,
  cache: string,
  files = schemasOfDocuments(schemas),
): IsValid {
  let isValid: IsValid | undefined;
  return (schema, value) => {
    isValid ??= loadValidators(keptValidatorCode(schemas, code, cache, files), files); // only once it is asked
    return isValid(schema, value);
  };
}

/** Says whether the schemas that a site brings itself are valid, for commands that read a whole site. */
export const siteSchemaValidators = (engine: Schemas): IsValid =>
  openValidators(engine, hashOfCode(engineFolder), caches.documents, schemasOfSiteSchemas);

/** For a command that looks at a whole site once, and keeps nothing else of it. */
export const validateByCompiledCode = (schemas: Schemas): void =>
  validateWith(schemas, openValidators(schemas, hashOfCode(engineFolder), caches.documents));

/** The compiled schemas, for a thread to load. */
function keptValidatorCode(
  schemas: Schemas,
  code: string,
  cache: string,
  files = schemasOfDocuments(schemas),
): ValidatorCode {
  const key = createHash('sha256')
    .update(JSON.stringify([code, schemas, files]))
    .digest('hex');
  const file = join(cache, `validators-${key.slice(0, 16)}.js`); // sites may have schemas of their own
  const kept = readCached(file, key);
  const text = kept ?? validatorCode(schemas, files);
  if (kept === undefined) writeCached(file, key, text);
  return { file, text };
}
