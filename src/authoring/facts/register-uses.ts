import { link } from '../../compiler/link';
import { resolveFactReferences } from '../../compiler/resolve-fact-references';
import { memoize } from '../../document/memoize';
import type { SourceFile } from '../../document/source';
import { factsOfPages, requestedRegisters } from '../../references/facts-of-pages';
import { registerNames } from '../../references/register-names';
import type { LinkedDocument } from '../../site/checked-site';
import type { InspectedRevision } from '../diff/revision';

/** Whole registers that a block shows or computes with, without naming individual facts. */
export interface RegisterUse {
  /** The JSON Pointer at which the block names them. */
  pointer: string;
  registers: readonly string[];
  /** Only facts with these measures; all if empty. */
  measures: readonly string[];
}

/** The uses of whole registers by blocks, by document. */
export const registerUses = memoize(
  ({ documents, sources }: InspectedRevision): ReadonlyMap<SourceFile, readonly RegisterUse[]> => {
    const validated = documents.map((document) => document.validated);
    const linked = link(sources, resolveFactReferences(validated)).value.documents;
    return new Map(linked.map((document) => [document.parsed.source, usesIn(document, linked)]));
  },
);

function usesIn(document: LinkedDocument, documents: readonly LinkedDocument[]): readonly RegisterUse[] {
  return [
    // The page's own register is not shown as a whole.
    ...document.references
      .of(registerNames)
      .filter(({ pointer }) => pointer !== '/facts')
      .map(({ pointer, name }) => ({ pointer, registers: [name], measures: [] })),
    ...document.references.of(factsOfPages).map((request) => ({
      pointer: request.pointer,
      registers: requestedRegisters(request, document, documents),
      measures: request.rows.map(({ measure }) => measure),
    })),
  ];
}
