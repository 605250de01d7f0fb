import type { Outcome } from '../diagnostics/diagnostic';
import { type DocumentKind, kindOf, schemaOf } from '../document/document-kind';
import type { Schemas, SourceFile } from '../document/source';
import { findReferences } from '../references/find-references';
import type { References } from '../references/reference-kind';
import { readAsWritten } from '../schema/readable-value';
import type { ValidatedDocument } from '../site/checked-site';
import { type Inspection, type Memory, recollectionOf } from './memory';
import { validate } from './validate';

/** A document on its own, as `validate` sees it; what is known to be valid is not even parsed until somebody asks. */
export function inspect(
  schemas: Schemas,
  source: SourceFile,
  memory?: Memory,
): Outcome<ValidatedDocument | undefined> {
  if (!memory) return validate(schemas, source);
  const known = recollectionOf(memory, source);
  const kind = kindOf(source.path);
  if (kind && known.inspection) {
    const isOfSource = known.validated?.document.source === source;
    if (!isOfSource) known.validated = recall(schemas, source, kind, known.inspection);
    return { value: known.validated, diagnostics: [] };
  }
  const outcome = validate(schemas, source, memory.isValid);
  if (outcome.value?.isValid) {
    known.validated = outcome.value;
    known.inspection = inspectionOf(outcome.value);
  }
  return outcome;
}

function inspectionOf({ kind, mentions, unfilled, document }: ValidatedDocument): Inspection {
  if (kind !== 'page') return { mentions, unfilled };
  const { blocks: _blocks, ...head } = document.value as { blocks: unknown } & NonNullable<
    Inspection['head']
  >;
  return { mentions, unfilled, head };
}

function recall(
  schemas: Schemas,
  source: SourceFile,
  kind: DocumentKind,
  { mentions, unfilled, head }: Inspection,
): ValidatedDocument {
  let value: unknown;
  let references: References | undefined;
  const read = () => {
    value ??= JSON.parse(source.text);
    return value;
  };
  const saysDraft = head?.draft === true;
  return {
    document: {
      source,
      get value() {
        return read();
      },
    },
    kind,
    isValid: true,
    readable: head ? withBlocks(head, read) : read(),
    broken: readAsWritten(undefined).broken,
    mayContain: () => false,
    draft: saysDraft,
    saysDraft,
    references: {
      of(of) {
        references ??= findReferences(schemas, schemaOf(kind), read());
        return references.of(of);
      },
    },
    mentions,
    unfilled,
  };
}

const withBlocks = (head: object, read: () => unknown): object =>
  Object.defineProperty({ ...head }, 'blocks', {
    enumerable: true,
    get: () => (read() as { blocks: unknown }).blocks,
  });
