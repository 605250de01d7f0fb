import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { explainSchemaErrors } from '../diagnostics/explain/explain-schema-errors';
import { blockIndex } from '../diagnostics/explain/schema/wrong-kinds';
import { unreadableCharacter } from '../diagnostics/explain/unreadable-character';
import { kindOf, schemaOf } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { ParsedDocument } from '../document/parsed-document';
import type { Schemas, SourceFile } from '../document/source';
import { findReferences } from '../references/find-references';
import type { ValidatedDocument } from '../site/checked-site';
import { unfilledTexts } from './checks/unfilled-texts';
import { parse } from './parse';

/**
 * A document on its own: its text, then its value against the schema of its kind. The value is missing where the text is
 * not JSON, or the file not a document. Most of a check's time goes here, so a file is validated once each time it is read.
 */
export const validate = (schemas: Schemas, source: SourceFile): Outcome<ValidatedDocument | undefined> =>
  validatorFor(schemas)(source);

const validatorFor = memoize((schemas: Schemas) =>
  memoize((source: SourceFile): Outcome<ValidatedDocument | undefined> => {
    const { value: document, diagnostics: unparsed } = parse(source);
    const kind = kindOf(source.path);
    if (!document || !kind) return { value: undefined, diagnostics: unparsed };

    const schema = schemaOf(kind);
    const invalid = explainSchemaErrors(schemas, schema, document);
    const diagnostics = [
      ...unparsed,
      ...unreadableCharacter(source),
      ...withoutConsequences(invalid, unparsed),
    ];
    const isValid = diagnostics.length === 0;
    const isPage = kind === 'page';
    const valid = isValid ? document.value : isPage ? validBlocks(document, diagnostics) : {};
    const references = findReferences(schemas, schema, valid);
    const unfilled = unfilledTexts(document, isPage);
    return { value: { document, kind, isValid, references, unfilled }, diagnostics };
  }),
);

/** Where a key appears twice, its object is not what the author sees: other errors in it may only follow from that. */
function withoutConsequences(
  diagnostics: readonly Diagnostic[],
  duplicateKeys: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (duplicateKeys.length === 0) return diagnostics;
  const values = new Set(duplicateKeys.map(({ location }) => location.pointer));
  const objects = new Set([...values].map(parentOf));
  return diagnostics.filter(({ location: { pointer } }) => {
    if (objects.has(pointer) || objects.has(parentOf(pointer))) return false;
    for (let above = pointer; above !== ''; ) {
      above = parentOf(above);
      if (values.has(above)) return false;
    }
    return true;
  });
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/**
 * What is left of an invalid page without everything but its valid blocks. Their references are checked all the same, so
 * that a broken link in one block is reported together with the error in another. An invalid block becomes an empty
 * object, so that the others keep their positions.
 */
function validBlocks({ value }: ParsedDocument, errors: readonly Diagnostic[]): { blocks: object[] } {
  const isListInvalid = errors.some(({ location }) => location.pointer === '/blocks');
  const invalid = new Set(errors.map(({ location }) => blockIndex(location.pointer)));
  return {
    blocks: blocksOf(value).map((block, index) => (isListInvalid || invalid.has(index) ? {} : block)),
  };
}

function blocksOf(value: unknown): readonly object[] {
  const isPage = typeof value === 'object' && value !== null && 'blocks' in value;
  return isPage && Array.isArray(value.blocks) ? value.blocks : [];
}
