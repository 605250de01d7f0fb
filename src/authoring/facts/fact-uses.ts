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

/** Whole registers that a block shows or computes with, without naming individual facts. */
interface RegisterUse {
  /** The JSON Pointer at which the block names them. */
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

/** The uses of whole registers by blocks, by document. */
const registerUses = memoize(
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

/** A place in the documents that uses a fact. */
export interface FactUse {
  location: SourceLocation;
  /** The page, or the name of a document that several pages share. */
  page: string;
  /** Quoted in place of a value or in a text, named in a register to compare with, or used by a block to calculate. */
  how: 'value' | 'text' | 'compared' | 'calculated';
}

/** All uses of a fact, in document order. */
export const findFactUses = (name: string, revision: InspectedRevision): readonly FactUse[] =>
  documentsUsing(name, revision).flatMap(({ document, quotesOfFact, registerUses }) => {
    const { parsed } = document.validated;
    const page = document.route ?? document.name;
    return [
      ...quotesOfFact.map((quote): FactUse => {
        const how = !quote.isVisible ? 'compared' : quote.textPosition ? 'text' : 'value';
        return { location: locationOfReference(parsed, quote), page, how };
      }),
      ...registerUses.map(({ pointer }): FactUse => {
        return { location: locationOfValue(parsed, pointer), page, how: 'calculated' };
      }),
    ];
  });
