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
    for (const register of registersByName(documents).values()) {
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

/** The registers of a site by their names, valid or not. Every quote of a site asks for them. */
export const registersByName = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, ReferringDocument> =>
    new Map(
      documents
        .filter(({ kind }) => kind === 'register')
        .map((register) => [nameOfRegister(register), register]),
    ),
);

/** `prices` for `_facts/prices.json`. */
export const nameOfRegister = ({ document }: Pick<ReferringDocument, 'document'>): string =>
  registerName(document.source.path) ?? '';

/** The facts of one register, in the order in which they are written. */
export const factsOfRegister = (
  name: string,
  documents: readonly ReferringDocument[],
): readonly PlacedFact[] => factsByRegister(documents).get(name) ?? [];

const factsByRegister = memoize((documents: readonly ReferringDocument[]) => {
  const groups = new Map<string, PlacedFact[]>();
  for (const placed of factsByName(documents).values()) {
    const name = nameOfRegister(placed.register);
    groups.set(name, [...(groups.get(name) ?? []), placed]);
  }
  return groups;
});

/** A fact as its register is written, whatever it is on this day. */
export function writtenFact({ register, pointer, fact }: PlacedFact): RegisteredFact {
  const { facts = [] } = Object(register.written) as Partial<RegisterDocument>;
  return facts[Number(pointer.slice('/facts/'.length))] ?? fact;
}

/** A fact with its whole name, as the view gets it. */
export const namedFact = memoize(({ name, fact }: PlacedFact): QuotableFact => ({ ...fact, name }));

/** What is invalid was left out, so that a fact may lack what it needs. */
const isComplete = (fact: Readable<RegisteredFact> | undefined): boolean =>
  fact?.value !== undefined && fact.measure !== undefined && fact.title !== undefined;
