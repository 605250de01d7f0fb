import { locationInText, locationOfValue, type SourceLocation } from '../../document/location';
import type { Quote } from '../../references/quote';
import { quotes } from '../../references/quotes';
import type { ValidatedDocument } from '../../site/checked-site';
import type { InspectedRevision, RevisionDocument } from '../diff/revision';
import { type WholeRegisters, wholeRegisters } from './whole-registers';

/** A document that uses a fact: by quoting it, or by blocks that take its whole register. */
export interface UsingDocument {
  document: RevisionDocument;
  validated: ValidatedDocument;
  quoted: readonly Quote[];
  whole: readonly WholeRegisters[];
}

/** All documents that use a fact. */
export function documentsUsing(name: string, site: InspectedRevision): readonly UsingDocument[] {
  const [register = ''] = name.split('.');
  const { measure = '' } = site.facts.get(name)?.fact ?? {};
  return site.documents.flatMap((document, index): readonly UsingDocument[] => {
    const validated = site.validated[index];
    if (!validated) return [];
    const quoted = validated.references.of(quotes).filter((quote) => quote.name === name);
    const whole = (wholeRegisters(site).get(validated) ?? []).filter(
      ({ registers, measures }) =>
        registers.includes(register) && (measures.length === 0 || measures.includes(measure)),
    );
    return quoted.length + whole.length > 0 ? [{ document, validated, quoted, whole }] : [];
  });
}

/** A place in the documents that uses a fact. */
export interface FactUse {
  location: SourceLocation;
  /** The page, or the name of a document that several pages share. */
  page: string;
  /** Quoted in place of a value or within a text, compared with in a register, or used in a calculation by a block. */
  how: 'value' | 'text' | 'compared' | 'calculated';
}

/** All uses of a fact, in document order. */
export const findFactUses = (name: string, site: InspectedRevision): readonly FactUse[] =>
  documentsUsing(name, site).flatMap(({ document, validated, quoted, whole }) => {
    const page = document.route ?? document.name;
    return [
      ...quoted.map(({ pointer, within, shown }): FactUse => {
        const location = within
          ? locationInText(validated.document, pointer, within.start, within.end)
          : locationOfValue(validated.document, pointer);
        return { location, page, how: !shown ? 'compared' : within ? 'text' : 'value' };
      }),
      ...whole.map(({ pointer }): FactUse => {
        return { location: locationOfValue(validated.document, pointer), page, how: 'calculated' };
      }),
    ];
  });
