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
      for (const [at, entry] of entries.entries()) {
        const pointer = `/facts/${at}`;
        const fact = validPartOf(entry, pointer, register.invalidPointers);
        const name = fact && `${nameOfRegister(register)}.${fact.id}`;
        if (fact && name !== undefined && !facts.has(name))
          facts.set(name, { name, fact, register, pointer });
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

/**
 * A fact without whatever has something invalid in it: what is left is as the schema says. Undefined if that leaves out what
 * every fact has.
 */
function validPartOf(
  fact: Readable<RegisteredFact> | undefined,
  pointer: string,
  broken: ReadonlySet<string>,
): RegisteredFact | undefined {
  if (fact === undefined) return undefined;
  const valid = broken.has(pointer)
    ? Object.fromEntries(Object.entries(fact).filter(([name]) => !broken.has(`${pointer}/${name}`)))
    : fact;
  return needed.every((name) => name in valid) && !isQuote(valid.value)
    ? (valid as RegisteredFact)
    : undefined;
}

/** Whether a value is one of another fact, which a register cannot have (compiler/checks/registers.ts). */
export const isQuote = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('fact' in value || Object.values(value).some(isQuote));

const needed: readonly (keyof RegisteredFact)[] = ['id', 'title', 'value', 'measure', 'sort', 'status'];
