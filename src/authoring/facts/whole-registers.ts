import { link } from '../../compiler/link';
import { resolveFactReferences } from '../../compiler/resolve-fact-references';
import { schemaFor } from '../../document/document-kind';
import { memoize } from '../../document/memoize';
import type { Sources } from '../../document/source';
import type { FactsOfPages } from '../../generated/documents';
import { measuresIn, registersOfKind } from '../../references/facts-of-pages';
import { visitParts } from '../../schema/walk';
import type { ValidatedDocument } from '../../site/checked-site';

/** Registers that a block shows or computes with, without naming individual facts. */
export interface WholeRegisters {
  pointer: string;
  registers: readonly string[];
  /** Only facts with these measures; all if empty. */
  measures: readonly string[];
}

interface WrittenSite {
  sources: Sources;
  validated: readonly ValidatedDocument[];
}

/** The blocks that use whole registers, by document. */
export const wholeRegisters = memoize(
  ({ validated, sources }: WrittenSite): ReadonlyMap<ValidatedDocument, readonly WholeRegisters[]> => {
    const { documents } = link(sources, resolveFactReferences(validated)).value;
    const registerNames = (pageRegister: unknown) => (typeof pageRegister === 'string' ? [pageRegister] : []);
    return new Map(
      validated.map((one) => {
        const found: WholeRegisters[] = [];
        const { facts: register } = Object(one.validValue) as { facts?: unknown };
        visitParts(
          sources.schemas,
          schemaFor(one.document.source.path) ?? '',
          one.validValue,
          {
            'register-name': (name, pointer) => {
              // The page's own register is not shown as a whole.
              if (pointer !== '/facts') found.push({ pointer, registers: [String(name)], measures: [] });
            },
            'facts-of-pages': (request, pointer, _referring, beside) => {
              const { kind, only } = request as FactsOfPages;
              found.push({
                pointer,
                registers:
                  only && one.kind === 'page' ? registerNames(register) : registersOfKind(kind, documents),
                measures: measuresIn(beside),
              });
            },
          },
          one.invalidPointers,
        );
        return [one, found] as const;
      }),
    );
  },
);
