import type { Outcome } from '../diagnostics/diagnostic';
import { type DocumentKind, kindOf, schemaFor } from '../document/document-kind';
import { memoize, memoizeLatest } from '../document/memoize';
import type { Schemas, SourceFile } from '../document/source';
import type { PageDocument } from '../generated/documents';
import { findReferences } from '../references/find-references';
import type { References } from '../references/reference-kind';
import type { ValidatedDocument } from '../site/checked-site';
import { type CachedDocument, type CacheEntry, type CompileCache, getOrCreateEntry } from './compile-cache';
import { parseText } from './parse';
import { validateParsed } from './validate';
import { withLazyBlocks } from './with-lazy-blocks';

/** Validates a document. A page that is known to be valid is not parsed until its blocks are read. */
export const validateCached = (
  schemas: Schemas,
  source: SourceFile,
  cache: CompileCache,
): Outcome<ValidatedDocument | undefined> => validatorFor(cache)(schemas)(source);

const validatorFor = memoize((cache: CompileCache) =>
  memoize((schemas: Schemas) =>
    memoize((source: SourceFile) => validateWithEntry(schemas, source, getOrCreateEntry(cache, source))),
  ),
);

function validateWithEntry(
  schemas: Schemas,
  source: SourceFile,
  entry: CacheEntry,
): Outcome<ValidatedDocument | undefined> {
  const kind = kindOf(source.path);
  if (kind && entry.validDocument)
    return { value: lazyDocument(schemas, source, kind, entry.validDocument), diagnostics: [] };
  const outcome = validateParsed(schemas, source, parseText(source));
  if (!outcome.value?.isValid) return outcome;
  entry.validDocument = toCachedDocument(outcome.value);
  const { kind: validKind, references } = outcome.value;
  const value = lazyDocument(schemas, source, validKind, entry.validDocument, references);
  return { value, diagnostics: [] };
}

function toCachedDocument({ kind, documentIndex, unfilled, parsed }: ValidatedDocument): CachedDocument {
  const { blocks: _blocks, ...head } = parsed.value as PageDocument;
  return { documentIndex, unfilled, ...(kind === 'page' && { head }) };
}

/** Pages are too many to stay in memory parsed. */
const parsedValue = memoizeLatest(({ text }: SourceFile) => JSON.parse(text));

/**
 * A valid document; a page is parsed when it is read. `knownReferences` are its references if they were found already.
 */
function lazyDocument(
  schemas: Schemas,
  source: SourceFile,
  kind: DocumentKind,
  { documentIndex, unfilled, head }: CachedDocument,
  knownReferences?: References,
): ValidatedDocument {
  const value = head ? undefined : JSON.parse(source.text);
  const parseValue = () => value ?? parsedValue(source);
  let references = knownReferences;
  const isMarkedDraft = head?.draft === true;
  return {
    parsed: {
      source,
      get value() {
        return parseValue();
      },
    },
    kind,
    isValid: true,
    validValue: head ? withLazyBlocks(head, parseValue) : parseValue(),
    invalidPointers: new Set(),
    mightDefine: () => false, // no invalid part might define a name
    draft: isMarkedDraft, // no error makes it uncertain
    isMarkedDraft,
    references: {
      of(referenceKind) {
        references ??= findReferences(schemas, schemaFor(source.path) ?? '', parseValue());
        return references.of(referenceKind);
      },
    },
    documentIndex,
    unfilled,
  };
}
