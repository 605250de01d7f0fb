import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { validateWith } from '../src/compiler/validate';
import type { Schemas } from '../src/document/source';
import { type IsValid, schemasOfDocuments, validatorCode, validatorsIn } from '../src/schema/validator-code';
import { caches, root } from './build/caches';
import { hashOfCode } from './build/hash-of-code.mjs';
import { keepText, readKept } from './kept-text';

/**
 * Says whether documents are valid. To compile the schemas takes half as long as a build in which one page has changed, so
 * the compiled code is kept, by a hash of the schemas and of our code.
 */
export function openValidators(schemas: Schemas, code: string, cache: string): IsValid {
  let isValid: IsValid | undefined;
  return (schema, value) => {
    isValid ??= load(schemas, code, cache); // only once there is a document that nothing is known of
    return isValid(schema, value);
  };
}

/** For a command that looks at a whole site once, and keeps nothing else of it. */
export const validateByKeptCode = (schemas: Schemas): void =>
  validateWith(schemas, openValidators(schemas, hashOfCode(root), caches.documents));

function load(schemas: Schemas, code: string, cache: string): IsValid {
  const files = schemasOfDocuments(schemas);
  return validatorsIn(keptValidatorCode(schemas, code, cache), files, createRequire(import.meta.url));
}

/** The compiled schemas, for a thread to load. */
export function keptValidatorCode(schemas: Schemas, code: string, cache: string): string {
  const key = createHash('sha256')
    .update(JSON.stringify([code, schemas]))
    .digest('hex');
  const file = join(cache, `validators-${key.slice(0, 16)}.js`); // sites may have schemas of their own
  const kept = readKept(file, key);
  if (kept !== undefined) return kept;
  const text = validatorCode(schemas, schemasOfDocuments(schemas));
  keepText(file, key, text);
  return text;
}
