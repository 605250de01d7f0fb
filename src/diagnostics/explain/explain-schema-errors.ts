import type { ParsedDocument } from '../../document/parsed-document';
import type { Schemas } from '../../document/source';
import type { SchemaError } from '../../schema/schema-errors';
import type { Diagnostic } from '../diagnostic';
import { findMisplaced } from './schema/misplaced-properties';
import { explainProperties } from './schema/property-errors';
import { groupIssues } from './schema/schema-issues';
import { explainValue } from './schema/value-error';
import { explainWrongTags } from './schema/wrong-tags';

/**
 * Turns the schema errors of a document into diagnostics, one for each mistake: errors that follow from another mistake
 * in the same object are dropped. `file` is that of the schema.
 */
export function explainSchemaErrors(
  schemas: Schemas,
  file: string,
  document: ParsedDocument,
  errors: readonly SchemaError[],
): readonly Diagnostic[] {
  if (errors.length === 0) return [];
  // First blocks with the wrong tag, such as `of` of a table, since each has an error in every row.
  const { diagnostics, rest } = explainWrongTags(schemas, document, errors);
  const issuesByPointer = groupIssues(rest);
  const misplaced = findMisplaced(schemas, file, document.value, issuesByPointer);
  return [
    ...diagnostics,
    ...[...issuesByPointer].flatMap(([pointer, issues]) => [
      ...explainProperties(schemas, document, pointer, issues, misplaced),
      ...(issues.valueError ? [explainValue(schemas, document, issues.valueError)] : []),
    ]),
  ];
}
