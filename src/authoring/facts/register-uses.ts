import { link } from '../../compiler/link';
import { resolveFactReferences } from '../../compiler/resolve-fact-references';
import { memoize } from '../../document/memoize';
import type { Sources } from '../../document/source';
import { factsOfPages, registersOfKind } from '../../references/facts-of-pages';
import { registerNames } from '../../references/register-names';
import type { LinkedDocument, ValidatedDocument } from '../../site/checked-site';

/** Whole registers that a block shows or computes with, without naming individual facts. */
export interface RegisterUse {
  /** The JSON Pointer at which the block names them. */
  pointer: string;
  registers: readonly string[];
  /** Only facts with these measures; all if empty. */
  measures: readonly string[];
}

/** The part of a revision that is needed to find the uses. */
interface ValidatedSite {
  sources: Sources;
  validated: readonly ValidatedDocument[];
}

/** The uses of whole registers by blocks, by document. */
export const registerUses = memoize(
  ({ validated, sources }: ValidatedSite): ReadonlyMap<ValidatedDocument, readonly RegisterUse[]> => {
    const { documents } = link(sources, resolveFactReferences(validated)).value;
    return new Map(validated.map((document) => [document, usesIn(document, documents)]));
  },
);

function usesIn(
  { references, kind: documentKind, validValue }: ValidatedDocument,
  documents: readonly LinkedDocument[],
): readonly RegisterUse[] {
  const { facts: ownRegister } = Object(validValue) as { facts?: unknown };
  return [
    // The page's own register is not shown as a whole.
    ...references
      .of(registerNames)
      .filter(({ pointer }) => pointer !== '/facts')
      .map(({ pointer, name }) => ({ pointer, registers: [name], measures: [] })),
    // The registers of all pages of a kind. With `only`, a page uses just its own; a block of a kind is on all pages.
    ...references.of(factsOfPages).map(({ pointer, kind, only, rows }) => ({
      pointer,
      registers:
        only && documentKind === 'page'
          ? [ownRegister].filter((name) => typeof name === 'string')
          : registersOfKind(kind, documents),
      measures: rows.map(({ measure }) => measure),
    })),
  ];
}
