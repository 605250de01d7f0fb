import { schemaFor } from '../document/document-kind';
import type { Schema } from '../document/source';
import { visitParts } from '../schema/walk';
import type { LinkedDocument } from '../site/checked-site';
import type { RuleContext } from './rule';

/** A value of a document whose schema is a shared part (`schema/parts/<part>.schema.json`). */
interface PartOfDocument {
  part: string;
  pointer: string;
  value: unknown;
  /** The schema with the `$ref` to the part. */
  referringSchema: Schema;
}

/**
 * The values of a document whose schemas are these parts, in document order, as written. Invalid ones are skipped.
 * Amounts in cells of tables are `money`, too.
 */
export function partsIn(
  {
    parsed: { source },
    validValue,
    written = validValue,
    invalidPointers,
  }: Pick<LinkedDocument, 'parsed' | 'validValue' | 'written' | 'invalidPointers'>,
  { sources: { schemas } }: RuleContext,
  ...parts: readonly string[]
): readonly PartOfDocument[] {
  const schema = schemaFor(source.path);
  // The schema of a site's own collection may be missing or invalid.
  if (schema === undefined || !schemas[schema]) return [];
  const found: PartOfDocument[] = [];
  const visit =
    (visitedPart: string): Parameters<typeof visitParts>[3][string] =>
    (value, pointer, referringSchema, container) => {
      const isMoney = visitedPart === 'table-cell' && isInColumnOfMoney(pointer, container);
      const part = isMoney ? 'money' : visitedPart;
      if (parts.includes(part)) found.push({ part, pointer, value, referringSchema });
    };
  const visitedParts = parts.includes('money') ? [...parts, 'table-cell'] : parts;
  const visitors = Object.fromEntries(visitedParts.map((part) => [part, visit(part)]));
  visitParts(schemas, schema, written, visitors, invalidPointers);
  return found;
}

/** Whether the cell at a pointer is in a column of amounts of its table. */
const isInColumnOfMoney = (pointer: string, { columns }: { columns?: unknown }) =>
  Object(Object(columns)[pointer.slice(pointer.lastIndexOf('/') + 1)]).type === 'money';

/** The plain and rich texts of a document, in document order. Cells of tables may be texts, too. */
export const textsOf = (document: LinkedDocument, context: RuleContext) =>
  partsIn(document, context, 'text', 'rich-text', 'table-cell').flatMap(({ value, ...rest }) =>
    typeof value === 'string' ? [{ ...rest, value }] : [],
  );
