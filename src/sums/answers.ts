import type { FactScope } from '../generated/documents';
import type { QuotableFact } from '../resolved';

/** What is asked of a register: “the price, for beginners”. */
export interface Question {
  measure: string;
  /** What it is asked for. What a fact holds for beyond this is left open: beginners in any city. */
  scope?: FactScope;
  /** A figure that says nothing of what is asked for is an answer, too, where no closer one takes its place. */
  general?: boolean;
}

export interface Answers {
  /** As the register has them. More than one where it tells apart what was not asked for, such as cities. */
  facts: readonly QuotableFact[];
  /** What answers the question less closely, and is not reckoned with: a country's figure beside those of its cities. */
  others: readonly QuotableFact[];
}

/**
 * The figures of a register that answer a question: the same ones wherever it is asked. Of two that hold for it, the closer
 * one counts. That is the one that speaks of what was asked for and the other does not, or the one of which the register
 * says that it is part of the other (`within`).
 */
export function answersTo(question: Question, facts: readonly QuotableFact[]): Answers {
  const { measure, scope = {}, general = false } = question;
  const asked = Object.keys(scope);
  const fitting = facts.filter(
    (fact) =>
      fact.measure === measure &&
      asked.every((key) => fact.scope?.[key] === scope[key] || (general && fact.scope?.[key] === undefined)),
  );
  const others = fitting.filter((wide) =>
    fitting.some((close) => isNarrower(close, wide) && (says(close, wide, asked) || isPart(close, wide))),
  );
  const left = fitting.filter((fact) => !others.includes(fact));
  // What holds for all that is left open speaks for its single cases.
  return { facts: left.filter((fact) => !left.some((wide) => isNarrower(fact, wide))), others };
}

/** Whether one holds for less than another, and for nothing else. */
function isNarrower(one: QuotableFact, other: QuotableFact): boolean {
  const wide = Object.entries(other.scope ?? {});
  return (
    Object.keys(one.scope ?? {}).length > wide.length &&
    wide.every(([key, value]) => one.scope?.[key] === value)
  );
}

/** Whether one speaks of something that was asked for, and another does not. */
const says = (one: QuotableFact, other: QuotableFact, asked: readonly string[]): boolean =>
  asked.some((key) => one.scope?.[key] !== undefined && other.scope?.[key] === undefined);

const isPart = ({ within }: QuotableFact, { name }: QuotableFact): boolean => within === name;
