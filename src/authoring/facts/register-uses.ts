import { link } from '../../compiler/link';
import { resolveFactReferences } from '../../compiler/resolve-fact-references';
import { schemaFor } from '../../document/document-kind';
import { memoize } from '../../document/memoize';
import type { Sources } from '../../document/source';
import type { FactsOfPages } from '../../generated/documents';
import { registersOfKind } from '../../references/facts-of-pages';
import { measuresIn } from '../../references/requested-rows';
import { visitParts } from '../../schema/walk';
import type { ValidatedDocument } from '../../site/checked-site';

/** Whole registers that a block shows or computes with, without naming individual facts. */
export interface RegisterUse {
  /** The JSON Pointer at which the block names them. */
  pointer: string;
  registers: readonly string[];
  /** Only facts with these measures; all if empty. */
  measures: readonly string[];
}

interface ValidatedSite {
  sources: Sources;
  validated: readonly ValidatedDocument[];
}

/** The uses of whole registers by blocks, by document. */
export const registerUses = memoize(
  ({ validated, sources }: ValidatedSite): ReadonlyMap<ValidatedDocument, readonly RegisterUse[]> => {
    const { documents } = link(sources, resolveFactReferences(validated)).value;
    const registerNames = (pageRegister: unknown) => (typeof pageRegister === 'string' ? [pageRegister] : []);
    return new Map(
      validated.map((validatedDocument) => {
        const uses: RegisterUse[] = [];
        const { facts: register } = Object(validatedDocument.validValue) as { facts?: unknown };
        visitParts(
          sources.schemas,
          schemaFor(validatedDocument.document.source.path) ?? '',
          validatedDocument.validValue,
          {
            'register-name': (name, pointer) => {
              // The page's own register is not shown as a whole.
              if (pointer !== '/facts') uses.push({ pointer, registers: [String(name)], measures: [] });
            },
            'facts-of-pages': (request, pointer, _referring, siblings) => {
              const { kind, only } = request as FactsOfPages;
              uses.push({
                pointer,
                registers:
                  only && validatedDocument.kind === 'page'
                    ? registerNames(register)
                    : registersOfKind(kind, documents),
                measures: measuresIn(siblings),
              });
            },
          },
          validatedDocument.invalidPointers,
        );
        return [validatedDocument, uses] as const;
      }),
    );
  },
);
