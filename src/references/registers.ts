import { registerName } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { RegisterDocument, RegisteredFact } from '../generated/documents';
import type { QuotableFact } from '../resolved';
import type { Readable } from '../schema/readable-value';
import type { ReferringDocument } from './reference-kind';

/** A fact in its register. */
export interface PlacedFact {
  /** The name of its register, a dot, and its id there: `prices.course`. */
  name: string;
  fact: RegisteredFact;
  register: ReferringDocument;
  /** Where it is written in the register. */
  pointer: string;
}

/** Every fact of a site by its name, as far as the registers are valid; of two with one name, the first. */
export const factsByName = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, PlacedFact> => {
    const facts = new Map<string, PlacedFact>();
    for (const register of registersIn(documents)) {
      const { facts: entries = [] } = Object(register.readable) as Readable<RegisterDocument>;
      for (const [at, fact] of entries.entries()) {
        const name = fact?.id === undefined ? undefined : `${nameOfRegister(register)}.${fact.id}`;
        if (name === undefined || facts.has(name) || !isComplete(fact)) continue;
        facts.set(name, { name, fact: fact as RegisteredFact, register, pointer: `/facts/${at}` });
      }
    }
    return facts;
  },
);

/** The registers of a site, valid or not. */
export const registersIn = (documents: readonly ReferringDocument[]): readonly ReferringDocument[] =>
  documents.filter(({ kind }) => kind === 'register');

/** `prices` for `_facts/prices.json`. */
export const nameOfRegister = ({ document }: Pick<ReferringDocument, 'document'>): string =>
  registerName(document.source.path) ?? '';

/** The facts of one register, in the order in which they are written. */
export const factsOfRegister = (
  name: string,
  documents: readonly ReferringDocument[],
): readonly PlacedFact[] =>
  [...factsByName(documents).values()].filter(({ register }) => nameOfRegister(register) === name);

/** A fact with its whole name, as the view gets it. */
export const namedFact = ({ name, fact }: PlacedFact): QuotableFact => ({ ...fact, name });

/** What is invalid was left out, so that a fact may lack what it needs. */
const isComplete = (fact: Readable<RegisteredFact> | undefined): boolean =>
  fact?.value !== undefined && fact.measure !== undefined && fact.title !== undefined;
