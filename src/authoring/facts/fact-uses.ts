import { locationInText, locationOfValue, type SourceLocation } from '../../document/location';
import { quotes } from '../../references/quotes';
import type { InspectedRevision } from '../diff/revision';
import { wholeRegisters } from './whole-registers';

/** A place in the documents that uses a fact. */
export interface FactUse {
  location: SourceLocation;
  /** The page, or the name of a document that several pages share. */
  page: string;
  /** Quoted in place of a value or within a text, compared with in a register, or used in a calculation by a block. */
  how: 'value' | 'text' | 'compared' | 'calculated';
}

/** All uses of a fact, in document order. */
export function findFactUses(name: string, site: InspectedRevision): readonly FactUse[] {
  const [register = ''] = name.split('.');
  const { measure = '' } = site.facts.get(name)?.fact ?? {};
  return site.validated.flatMap((found, at): FactUse[] => {
    const { document, references } = found;
    const { name: called = '', route } = site.documents[at] ?? {};
    const page = route ?? called;
    const quotedUses = references
      .of(quotes)
      .filter((quote) => quote.name === name)
      .map(({ pointer, within, shown }): FactUse => {
        const location = within
          ? locationInText(document, pointer, within.start, within.end)
          : locationOfValue(document, pointer);
        return { location, page, how: !shown ? 'compared' : within ? 'text' : 'value' };
      });
    const registerUses = (wholeRegisters(site).get(found) ?? [])
      .filter(
        ({ registers, measures }) =>
          registers.includes(register) && (measures.length === 0 || measures.includes(measure)),
      )
      .map(({ pointer }): FactUse => {
        return { location: locationOfValue(document, pointer), page, how: 'calculated' };
      });
    return [...quotedUses, ...registerUses];
  });
}
