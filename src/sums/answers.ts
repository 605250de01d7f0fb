import type { FactScope } from '../generated/documents';
import type { QuotableFact } from '../resolved';

/** A question to a register, such as for the price of courses for beginners. */
export interface Question {
  measure: string;
  /** The scope that an answer must have. Whatever it does not name may be anything: beginners in any city. */
  scope?: FactScope;
  /** Whether facts that leave the requested scope open count as well, if there is no more specific one. */
  general?: boolean;
}

/** The facts that answer a question, and those that would but for more specific ones. */
export interface Answers {
  /** Facts of the register. Several if they differ by something that was not requested, such as the city. */
  facts: readonly QuotableFact[];
  /**
   * Less specific facts that would also match and are not used, such as the fees of all courses beside those of a
   * master's degree, if one is asked for.
   */
  lessSpecific: readonly QuotableFact[];
}

/**
 * The facts of a register that answer a question, by the same rules everywhere. A fact is `lessSpecific` if a more
 * specific one answers as well: one with a requested scope that the fact leaves open, or one that is a part of the
 * fact (`within`). Of the rest, a fact about all cases replaces those about single cases that nobody asked for (rent in
 * a country replaces rents in its cities), unless these are parts of it. The replaced ones are in neither list.
 */
export function answersTo(question: Question, facts: readonly QuotableFact[]): Answers {
  const scopeNames = Object.keys(question.scope ?? {});
  const matching = facts.filter((fact) => canAnswer(question, fact));
  const lessSpecific = matching.filter((wider) =>
    matching.some(
      (narrower) =>
        isNarrower(narrower, wider) &&
        (statesScopeLeftOpen(narrower, wider, scopeNames) || isPartOf(narrower, wider)),
    ),
  );
  const remaining = matching.filter((fact) => !lessSpecific.includes(fact));
  return {
    facts: remaining.filter((fact) => !remaining.some((wider) => isNarrower(fact, wider))),
    lessSpecific,
  };
}

/** Whether a fact is about what a question asks for. There may be a more specific one. */
export const canAnswer = ({ measure, scope = {}, general = false }: Question, fact: QuotableFact): boolean =>
  fact.measure === measure &&
  Object.entries(scope).every(([name, value]) => {
    const factScope = fact.scope?.[name];
    return factScope === value || (general && factScope === undefined);
  });

/** Whether a fact has the scope of another one and is limited further. */
export function isNarrower(one: QuotableFact, other: QuotableFact): boolean {
  const otherScope = Object.entries(other.scope ?? {});
  return (
    Object.keys(one.scope ?? {}).length > otherScope.length &&
    otherScope.every(([key, value]) => one.scope?.[key] === value)
  );
}

/** Whether a fact states a requested scope that another leaves open. */
const statesScopeLeftOpen = (one: QuotableFact, other: QuotableFact, wanted: readonly string[]): boolean =>
  wanted.some((key) => one.scope?.[key] !== undefined && other.scope?.[key] === undefined);

/** Whether the register says that a fact is a part of another one. */
const isPartOf = ({ within }: QuotableFact, { name }: QuotableFact): boolean => within === name;
