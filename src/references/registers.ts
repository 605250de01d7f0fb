import { registerName } from '../document/document-kind';
import { groupBy } from '../document/group-by';
import { memoize } from '../document/memoize';
import type { RegisterDocument, RegisteredFact } from '../generated/documents';
import type { QuotableFact } from '../resolved';
import type { PartiallyValid } from '../schema/valid-value';
import type { ReferringDocument } from './reference-kind';

/** A fact, and where it is defined. */
export interface LocatedFact {
  /** The full name: register, dot, id: `prices.course`. */
  name: string;
  fact: RegisteredFact;
  register: ReferringDocument;
  /** Pointer to it in the register. */
  pointer: string;
}

/** All facts by full name. Invalid parts are skipped; of two facts with the same name, the first is used. */
export const factsByName = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, LocatedFact> => {
    const facts = new Map<string, LocatedFact>();
    for (const register of registersByName(documents).values()) {
      const { facts: entries = [] } = Object(register.validValue) as PartiallyValid<RegisterDocument>;
      for (const [index, entry] of entries.entries()) {
        const pointer = `/facts/${index}`;
        const fact = validPartOf(entry, pointer, register.invalidPointers);
        const name = fact && `${nameOfRegister(register)}.${fact.id}`;
        if (fact && name !== undefined && !facts.has(name))
          facts.set(name, { name, fact, register, pointer });
      }
    }
    return facts;
  },
);

/** All registers by name, including invalid ones. */
export const registersByName = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, ReferringDocument> =>
    new Map(
      documents
        .filter(({ kind }) => kind === 'register')
        .map((register) => [nameOfRegister(register), register]),
    ),
);

/** The name of a register by its path: `prices` for `_facts/prices.json`. */
export const nameOfRegister = ({ parsed }: Pick<ReferringDocument, 'parsed'>): string =>
  registerName(parsed.source.path) ?? '';

/** The facts of one register, in document order. */
export const factsOfRegister = (
  name: string,
  documents: readonly ReferringDocument[],
): readonly LocatedFact[] => factsByRegister(documents).get(name) ?? [];

const factsByRegister = memoize((documents: readonly ReferringDocument[]) =>
  groupBy(factsByName(documents).values(), ({ register }) => nameOfRegister(register)),
);

/** A fact as written, before next values or yearly intakes are applied. */
export function factAsWritten({ register, pointer, fact }: LocatedFact): RegisteredFact {
  const { facts = [] } = Object(register.written) as Partial<RegisterDocument>;
  return facts[Number(pointer.slice('/facts/'.length))] ?? fact;
}

/** A fact with its full name, for the view. */
export const namedFact = memoize(({ name, fact }: LocatedFact): QuotableFact => ({ ...fact, name }));

/** A fact without its invalid properties. Undefined if a required property is among them. */
function validPartOf(
  fact: PartiallyValid<RegisteredFact> | undefined,
  pointer: string,
  invalidPointers: ReadonlySet<string>,
): RegisteredFact | undefined {
  if (fact === undefined) return undefined;
  const valid = invalidPointers.has(pointer)
    ? Object.fromEntries(Object.entries(fact).filter(([name]) => !invalidPointers.has(`${pointer}/${name}`)))
    : fact;
  return requiredProperties.every((name) => name in valid) && !isQuote(valid.value)
    ? (valid as RegisteredFact)
    : undefined;
}

/** Whether a value quotes another fact, which is not allowed in registers (compiler/checks/registers.ts). */
export const isQuote = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('fact' in value || Object.values(value).some(isQuote));

/** The properties that every fact has. */
const requiredProperties = ['id', 'title', 'value', 'measure', 'sort', 'status'] as const;
