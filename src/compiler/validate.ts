import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { findingsIn } from '../diagnostics/explain/issues';
import { mistakenKinds } from '../diagnostics/explain/mistaken-kinds';
import { misplacedIn } from '../diagnostics/explain/other-level';
import { describeProperties } from '../diagnostics/explain/property-errors';
import { describeMistake } from '../diagnostics/explain/value-error';
import type { DocumentKind } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { ParsedDocument } from '../document/parsed-document';
import type { Schemas } from '../document/source';
import { createAjv } from '../schema/ajv';

/** Value against schema: everything that is wrong with one document on its own. */
export type Validate = (document: ParsedDocument, kind: DocumentKind) => readonly Diagnostic[];

/** Compiles a contract once; the function that comes back checks any number of documents. */
export const validatorOf = memoize((schemas: Schemas): Validate => {
  const ajv = createAjv(schemas);
  const checkOf = (file: string): ValidateFunction => {
    const check = ajv.getSchema(file);
    if (!check) throw new Error(`There is no ${file}`);
    return check;
  };
  const isValid = (file: string, value: unknown) => checkOf(file)(value) === true;

  return (document, kind) => {
    const check = checkOf(`schema/${kind}.schema.json`);
    if (check(document.value)) return [];
    const errors = check.errors ?? [];
    const kinds = mistakenKinds(schemas, isValid, document, errors);
    return [...kinds.value, ...diagnose(schemas, document, kind, kinds.rest)];
  };
});

/** One mistake, one diagnostic: what only follows from another mistake in the same object is left out. */
function diagnose(
  schemas: Schemas,
  document: ParsedDocument,
  kind: DocumentKind,
  errors: readonly ErrorObject[],
): readonly Diagnostic[] {
  const found = findingsIn(errors);
  const misplaced = misplacedIn(schemas, `schema/${kind}.schema.json`, document.value, found);
  return [...found].flatMap(([pointer, findings]) => [
    ...describeProperties(schemas, document, pointer, findings, misplaced),
    ...(findings.other ? [describeMistake(document, findings.other)] : []),
  ]);
}
