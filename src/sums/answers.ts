import type { FactScope } from '../generated/documents';
import type { QuotableFact } from '../resolved';

/** A question to a register: “the price, for beginners”. */
export interface Question {
  measure: string;
  /** The scope that an answer must match. Other scopes of a fact are not restricted: beginners in any city. */
  scope?: FactScope;
  /** Facts without the requested scope also count, if there is no more specific one. */
  general?: boolean;
}

export interface Answers {
  /** Facts of the register. Several if it distinguishes by something that was not requested, such as cities. */
  facts: readonly QuotableFact[];
  /**
   * Less specific facts that would also match and are not used, such as a country's figure beside those of its cities.
   */
  others: readonly QuotableFact[];
}

/**
 * The facts of a register that answer a question, by the same rules everywhere. A more specific fact takes precedence:
 * one that states a requested scope that the other leaves open, or that the register defines as part of the other
 * (`within`).
 */
export function answersTo(question: Question, facts: readonly QuotableFact[]): Answers {
  const scopeNames = Object.keys(question.scope ?? {});
  const matching = facts.filter((fact) => canAnswer(question, fact));
  const others = matching.filter((wider) =>
    matching.some(
      (narrower) =>
        isNarrower(narrower, wider) &&
        (statesScopeLeftOpen(narrower, wider, scopeNames) || isPart(narrower, wider)),
    ),
  );
  const remaining = matching.filter((fact) => !others.includes(fact));
  // A fact about everything that was left open replaces those about single cases.
  return { facts: remaining.filter((fact) => !remaining.some((wider) => isNarrower(fact, wider))), others };
}

/** Whether a fact is about what a question asks for. There may be a more specific one. */
export const canAnswer = ({ measure, scope = {}, general = false }: Question, fact: QuotableFact): boolean =>
  fact.measure === measure &&
  Object.entries(scope).every(([name, value]) => {
    const factScope = fact.scope?.[name];
    return factScope === value || (general && factScope === undefined);
  });

/** Whether a fact's scope is a strict subset of another's. */
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

const isPart = ({ within }: QuotableFact, { name }: QuotableFact): boolean => within === name;
