import { link } from '../../compiler/link';
import { resolveFactReferences } from '../../compiler/resolve-fact-references';
import { locationOfReference, locationOfValue, type SourceLocation } from '../../document/location';
import { memoize } from '../../document/memoize';
import type { SourceFile } from '../../document/source';
import { factsOfPages, requestedRegisters } from '../../references/facts-of-pages';
import type { Quote } from '../../references/quote';
import { quotes } from '../../references/quotes';
import { registerNames } from '../../references/register-names';
import type { LinkedDocument } from '../../site/checked-site';
import type { InspectedRevision, RevisionDocument } from '../diff/revision';

/** The use of whole registers by a block that shows or adds up their facts without naming individual ones. */
interface RegisterUse {
  /** The JSON Pointer at which the block requests the registers. */
  pointer: string;
  registers: readonly string[];
  /** Only facts with these measures; all if empty. */
  measures: readonly string[];
}

/** A document that uses a fact: by quoting it, or by blocks that take its whole register. */
interface UsingDocument {
  document: RevisionDocument;
  quotesOfFact: readonly Quote[];
  /** Uses of the fact's whole register. */
  registerUses: readonly RegisterUse[];
}

/** All documents that use a fact. */
export function documentsUsing(name: string, revision: InspectedRevision): readonly UsingDocument[] {
  const [register = ''] = name.split('.');
  const { measure = '' } = revision.facts.get(name)?.fact ?? {};
  return revision.documents.flatMap((document): readonly UsingDocument[] => {
    const { validated } = document;
    const quotesOfFact = validated.references.of(quotes).filter((quote) => quote.name === name);
    const usesOfRegister = (registerUses(revision).get(validated.parsed.source) ?? []).filter(
      ({ registers, measures }) =>
        registers.includes(register) && (measures.length === 0 || measures.includes(measure)),
    );
    return quotesOfFact.length + usesOfRegister.length > 0
      ? [{ document, quotesOfFact, registerUses: usesOfRegister }]
      : [];
  });
}

/** The uses of whole registers by blocks, by the file of their document. */
const registerUses = memoize(
  ({ documents, sources }: InspectedRevision): ReadonlyMap<SourceFile, readonly RegisterUse[]> => {
    const validated = documents.map((document) => document.validated);
    const linked = link(sources, resolveFactReferences(validated)).value.documents;
    return new Map(linked.map((document) => [document.parsed.source, usesIn(document, linked)]));
  },
);

function usesIn(document: LinkedDocument, documents: readonly LinkedDocument[]): readonly RegisterUse[] {
  return [
    // At `/facts` a page only says which register is its own.
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

/** A use of a fact by a document. */
export interface FactUse {
  location: SourceLocation;
  /** The route of the page, or the readable name of a document without a route. */
  page: string;
  /**
   * Whether it is quoted in place of a value or in a text, `compared` with another fact of a register, or `calculated`:
   * shown or added up by a block that requests the whole register.
   */
  how: 'value' | 'text' | 'compared' | 'calculated';
}

/** All uses of a fact, in document order. */
export const findFactUses = (name: string, revision: InspectedRevision): readonly FactUse[] =>
  documentsUsing(name, revision).flatMap(({ document, quotesOfFact, registerUses: usesOfRegister }) => {
    const { parsed } = document.validated;
    const page = document.route ?? document.name;
    return [
      ...quotesOfFact.map((quote): FactUse => {
        const how = !quote.isVisible ? 'compared' : quote.textPosition ? 'text' : 'value';
        return { location: locationOfReference(parsed, quote), page, how };
      }),
      ...usesOfRegister.map(({ pointer }): FactUse => {
        return { location: locationOfValue(parsed, pointer), page, how: 'calculated' };
      }),
    ];
  });
