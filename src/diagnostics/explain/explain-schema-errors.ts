import type { ParsedDocument } from '../../document/parsed-document';
import type { Schemas } from '../../document/source';
import type { SchemaError } from '../../schema/schema-errors';
import type { Diagnostic } from '../diagnostic';
import { misplacedIn } from './schema/misplaced-properties';
import { explainProperties } from './schema/property-errors';
import { issuesIn } from './schema/schema-issues';
import { explainValue } from './schema/value-error';
import { wrongKinds } from './schema/wrong-kinds';

/**
 * Turns schema errors into diagnostics, one for each mistake: errors that follow from another mistake in the same
 * object are dropped.
 */
export function explainSchemaErrors(
  schemas: Schemas,
  file: string,
  document: ParsedDocument,
  errors: readonly SchemaError[],
): readonly Diagnostic[] {
  if (errors.length === 0) return [];
  const kinds = wrongKinds(schemas, document, errors);
  const found = issuesIn(kinds.rest);
  const misplaced = misplacedIn(schemas, file, document.value, found);
  return [
    ...kinds.value,
    ...[...found].flatMap(([pointer, issues]) => [
      ...explainProperties(schemas, document, pointer, issues, misplaced),
      ...(issues.other ? [explainValue(schemas, document, issues.other)] : []),
    ]),
  ];
}
