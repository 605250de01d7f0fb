import type { Diagnostic, Outcome } from '../diagnostics/diagnostic';
import { controlCharacters } from '../diagnostics/explain/control-characters';
import { explainSchemaErrors } from '../diagnostics/explain/explain-schema-errors';
import { unreadableCharacter } from '../diagnostics/explain/unreadable-character';
import { type DocumentKind, kindOf, schemaFor } from '../document/document-kind';
import { isDraft } from '../document/draft';
import { memoize } from '../document/memoize';
import type { ParsedDocument } from '../document/parsed-document';
import type { Schemas, SourceFile } from '../document/source';
import { textsIn, treeOf } from '../document/tree';
import { findReferences } from '../references/find-references';
import { indexDocument } from '../references/index-document';
import type { References } from '../references/reference-kind';
import { schemaErrors } from '../schema/schema-errors';
import { extractValidValue } from '../schema/valid-value';
import type { ValidatedDocument } from '../site/checked-site';
import { inexactNumbers } from './checks/inexact-numbers';
import { unfilledTexts } from './checks/unfilled-texts';
import { mightHaveProperty } from './might-have-property';
import { parse } from './parse';

/** `validateParsed`, memoized by source file, because it takes most of the time of a check. */
export const validate = (schemas: Schemas, source: SourceFile): Outcome<ValidatedDocument | undefined> =>
  validatorFor(schemas)(source);

const validatorFor = memoize((schemas: Schemas) =>
  memoize((source: SourceFile) => validateParsed(schemas, source, parse(source))),
);

/**
 * Validates a document against the schema of its kind. The value is undefined if the file is not a document, or if the
 * text is not JSON; but a register or theme that is not JSON has a value that might define any name.
 */
export function validateParsed(
  schemas: Schemas,
  source: SourceFile,
  { value: document, diagnostics: parseDiagnostics }: Outcome<ParsedDocument | undefined>,
): Outcome<ValidatedDocument | undefined> {
  const kind = kindOf(source.path);
  const schema = schemaFor(source.path);
  if (!document && kind && kindsThatDefineNames.includes(kind)) {
    const emptyDocument = { source, value: undefined };
    return { value: unvalidated(schemas, emptyDocument, kind), diagnostics: parseDiagnostics };
  }
  if (!document || !kind || !schema) return { value: undefined, diagnostics: parseDiagnostics };

  const errors = schemas[schema] ? schemaErrors(schemas, schema, document.value) : [];
  const invalid = explainSchemaErrors(schemas, schema, document, errors);
  const diagnostics = [
    ...parseDiagnostics,
    ...unreadableCharacter(source),
    ...controlCharacters(source),
    ...inexactNumbers(source),
    ...withoutConsequences(invalid, parseDiagnostics),
  ];
  const isValid = diagnostics.length === 0;
  // A collection cannot be validated while its own schema is missing.
  if (!schemas[schema]) return { value: unvalidated(schemas, document, kind), diagnostics };
  const isPage = kind === 'page';
  const duplicatePointers = parseDiagnostics.map(({ location }) => location.pointer);
  const { value, invalidPointers, possiblyMissingParts } = extractValidValue(
    schemas,
    document.value,
    errors,
    duplicatePointers,
  );
  const references = findReferences(schemas, schema, value, invalidPointers);
  const isMarkedDraft = isDraft(document);
  return {
    value: {
      parsed: document,
      kind,
      isValid,
      validValue: value,
      invalidPointers,
      // A missing value of this schema part may have defined any name; otherwise some text has to be the name.
      mightDefine: (part, name) => !isValid && (possiblyMissingParts.has(part) || textsOf(source).has(name)),
      draft: isMarkedDraft || (!isValid && mayBeDraft(document, invalidPointers)),
      isMarkedDraft,
      references,
      documentIndex: indexDocument(schemas, references, value),
      unfilled: unfilledTexts(document, isPage),
    },
    diagnostics,
  };
}

/**
 * Kinds of documents that define names, and that a site may lack. If one cannot be read, no name is reported as
 * unknown; if it were left out, all would be.
 */
const kindsThatDefineNames: readonly DocumentKind[] = ['register', 'theme'];

/**
 * The result for a document that cannot be read, or whose schema is missing: it contributes nothing, but might define
 * any name.
 */
function unvalidated(schemas: Schemas, document: ParsedDocument, kind: DocumentKind): ValidatedDocument {
  const references: References = { of: () => [] };
  return {
    parsed: document,
    kind,
    isValid: false,
    validValue: undefined,
    invalidPointers: new Set(),
    mightDefine: () => true,
    draft: false,
    isMarkedDraft: false,
    references,
    documentIndex: indexDocument(schemas, references, undefined),
    unfilled: [],
  };
}

/**
 * Drops errors within an object that has a duplicate key, because its parsed value differs from what the author sees.
 */
function withoutConsequences(
  diagnostics: readonly Diagnostic[],
  duplicateKeys: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (duplicateKeys.length === 0) return diagnostics;
  // The pointers of the values that the key has, and of the objects that have it twice.
  const values = new Set(duplicateKeys.map(({ location }) => location.pointer));
  const objects = new Set([...values].map(parentPointerOf));
  return diagnostics.filter(({ location: { pointer } }) => {
    if (objects.has(pointer) || objects.has(parentPointerOf(pointer))) return false;
    for (let above = pointer; above !== ''; ) {
      above = parentPointerOf(above);
      if (values.has(above)) return false;
    }
    return true;
  });
}

const parentPointerOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** All texts in a document, which may be invalid. */
const textsOf = memoize(
  (source: SourceFile): ReadonlySet<string> =>
    new Set(textsIn(treeOf(source)).map((node) => String(node.value))),
);

/** Whether an invalid or misspelt `draft` property makes it uncertain that the page is published. */
function mayBeDraft({ value }: ParsedDocument, invalidPointers: ReadonlySet<string>): boolean {
  return typeof value !== 'object' || value === null || mightHaveProperty(invalidPointers, '', ['draft']);
}
