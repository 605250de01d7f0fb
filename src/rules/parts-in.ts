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

/** A text of a document that visitors read. */
interface TextOfDocument extends PartOfDocument {
  value: string;
}

/** The values of a document whose schemas are these parts, in document order, as written. Invalid ones are skipped. */
export function partsIn(
  { parsed: { source }, validValue, written = validValue, invalidPointers }: LinkedDocument,
  { sources: { schemas } }: RuleContext,
  ...parts: readonly string[]
): readonly PartOfDocument[] {
  const schema = schemaFor(source.path);
  // The schema of a site's own collection may be missing or invalid.
  if (schema === undefined || !schemas[schema]) return [];
  const found: PartOfDocument[] = [];
  const visitors = parts.map((part) => [
    part,
    (value: unknown, pointer: string, referringSchema: Schema) => {
      found.push({ part, pointer, value, referringSchema });
    },
  ]);
  visitParts(schemas, schema, written, Object.fromEntries(visitors), invalidPointers);
  return found;
}

/** The plain and rich texts of a document, in document order. Cells of tables may be texts, too. */
export const textsOf = (document: LinkedDocument, context: RuleContext): readonly TextOfDocument[] =>
  partsIn(document, context, 'text', 'rich-text', 'table-cell').flatMap(({ value, ...rest }) =>
    typeof value === 'string' ? [{ ...rest, value }] : [],
  );
