import { locationInText, locationOfValue, type SourceLocation } from '../../document/location';
import type { Quote } from '../../references/quote';
import { quotes } from '../../references/quotes';
import type { InspectedRevision, RevisionDocument } from '../diff/revision';
import { type RegisterUse, registerUses } from './register-uses';

/** A document that uses a fact: by quoting it, or by blocks that take its whole register. */
export interface UsingDocument {
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
    const registers = (registerUses(revision).get(validated.parsed.source) ?? []).filter(
      (use) =>
        use.registers.includes(register) && (use.measures.length === 0 || use.measures.includes(measure)),
    );
    return quotesOfFact.length + registers.length > 0
      ? [{ document, quotesOfFact, registerUses: registers }]
      : [];
  });
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
      ...quotesOfFact.map(({ pointer, textPosition, isVisible }): FactUse => {
        const location = textPosition
          ? locationInText(parsed, pointer, textPosition.start, textPosition.end)
          : locationOfValue(parsed, pointer);
        return { location, page, how: !isVisible ? 'compared' : textPosition ? 'text' : 'value' };
      }),
      ...registerUses.map(({ pointer }): FactUse => {
        return { location: locationOfValue(parsed, pointer), page, how: 'calculated' };
      }),
    ];
  });
