import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { createAjv } from './ajv';
import { describeMistake } from './describe-mistake';
import { describeProperties } from './describe-properties';
import type { Diagnostic } from './diagnostics/diagnostic';
import type { DocumentKind } from './document-kind';
import { findingsIn } from './findings';
import { mistakenKinds } from './mistaken-kinds';
import { misplacedIn } from './other-level';
import type { ParsedDocument } from './parse';
import { remembered } from './remembered';
import type { Schemas } from './source';

/** Value against schema: everything that is wrong with one document on its own. */
export type Validate = (document: ParsedDocument, kind: DocumentKind) => readonly Diagnostic[];

/** Compiles a contract once; the function that comes back checks any number of documents. */
export const validatorOf = remembered((schemas: Schemas): Validate => {
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
