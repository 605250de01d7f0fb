import type { FigureWords, Locale } from '../compiled';
import { formatFact } from '../format/fact';
import type { CompareRow, FactScope, FactValue } from '../generated/compiled';
import type { QuotableFact } from '../resolved';
import { answersTo, canAnswer } from './answers';
import { byDeadline } from './by-deadline';
import { type Cost, costsOf } from './costs';
import { roundSum } from './round-estimate';
import { addSums, multiplySum, type Sum } from './yearly';

/**
 * A row of a block: a question to each register. With `by`, the name of a scope, it has a line for each value of that
 * scope; with `per: "year"`, its sums are converted to a year.
 */
export type Row = Omit<CompareRow, 'title' | 'budget' | 'first'>;

/** A line of a row: one answer to its question. */
export interface Line {
  /** What it applies to: a city, a part of the year. */
  label?: string;
  /** The displayed value. */
  value: FactValue;
  /** How it was calculated, if it is not directly a fact of the register. */
  cost?: Cost;
  /** The number of years it is paid for, if the length is a range: there is a line for each end. */
  years?: number;
  /** Those of its facts whose next value is known already. */
  factsWithNext: readonly QuotableFact[];
}

/**
 * The lines that answer a row; the same wherever it is shown. Empty if the register has no matching fact. `names` are
 * the labels of the values of scopes.
 */
export function linesOf(
  row: Row,
  facts: readonly QuotableFact[],
  names: ReadonlyMap<string, string>,
): readonly Line[] {
  const { by, per, plus, times, asOne } = row;
  if (by !== undefined)
    return byDeadline(factsBy(by, row, facts), intakeOf).map((fact): Line => {
      const scopeValue = fact.scope?.[by];
      const name = scopeValue && (names.get(scopeValue) ?? scopeValue);
      return { label: name ?? labelIfDifferent(row, fact), ...lineValue(fact) };
    });
  if (per || plus || times || asOne)
    return costsOf(row, facts).flatMap((cost): readonly Line[] => {
      const label = labelOf(cost, row);
      if (isSingleFact(cost)) return [{ label, ...lineValue(cost.parts[0].facts[0]) }];
      const factsWithNext = changing(cost.parts.flatMap((part) => part.facts));
      return sumsOf(cost).map((sum) => ({ label, ...sum, cost, factsWithNext }));
    });
  const { facts: answers } = answersTo(row, facts);
  return answers.map((fact): Line => ({ label: labelIfDifferent(row, fact), ...lineValue(fact) }));
}

/** What a line applies to, in words; undefined if it is exactly what was requested. */
export function lineLabel({ label, years }: Line, words: FigureWords, locale: Locale): string | undefined {
  const length = years !== undefined && formatFact({ duration: { from: years } }, words, locale);
  return [label, length].filter(Boolean).join(', ') || undefined;
}

/** The value of a line that is a single fact. */
const lineValue = (fact: QuotableFact): Pick<Line, 'value' | 'factsWithNext'> => ({
  value: fact.value,
  factsWithNext: changing([fact]),
});

/** Those facts whose next value is known already. */
const changing = (facts: readonly QuotableFact[]) => facts.filter(({ next }) => next !== undefined);

/**
 * The values of the lines for a cost. If its length is a range, there is one for each end: a single range from the
 * lowest fee of the shortest course to the highest of the longest would not help anyone decide.
 */
function sumsOf({ sum, parts, length }: Cost): readonly Pick<Line, 'value' | 'years'>[] {
  const { from, to } = length?.years ?? { from: 1, to: 1 };
  const year = addSums(parts.map((part) => part.year));
  if (from === to || !year) return [{ value: roundSum(sum) }];
  const totalFor = (years: number): Sum => roundSum(multiplySum(year, { from: years, to: years }));
  return [from, to].map((years) => ({ value: totalFor(years), years }));
}

const intakeOf = ({ value }: QuotableFact) => ('intake' in value ? value.intake : undefined);

/** The label of a cost: what it applies to, if that is not just the row, and what is added to it. */
function labelOf({ parts: [first, ...added] }: Cost, row: Row): string | undefined {
  const labels = [
    first.facts.length === 1 && labelIfDifferent(row, first.facts[0]),
    ...added.map(({ facts: [fact, ...more] }) => more.length === 0 && fact.label),
  ];
  return labels.filter(Boolean).join(', ') || undefined;
}

/** Whether a cost is a single fact for a year, so that nothing is calculated. */
const isSingleFact = ({ parts: [first, ...more], length }: Cost): boolean =>
  more.length === 0 && first.facts.length === 1 && first.factor === 1 && length === undefined;

/** The facts with any value of a scope. If the row is `general`, those about all values come first. */
function factsBy(scopeName: string, row: Row, facts: readonly QuotableFact[]): readonly QuotableFact[] {
  const factsInScope = facts.filter((fact) => canAnswer(row, fact));
  const generalFacts = row.general ? factsInScope.filter((fact) => isExact(row, fact) || !fact.scope) : [];
  return [...generalFacts, ...factsInScope.filter((fact) => fact.scope?.[scopeName] !== undefined)];
}

/** The label of a fact, unless the fact is exactly what the row asks for. */
const labelIfDifferent = (row: Row, fact: QuotableFact): string | undefined =>
  isExact(row, fact) ? undefined : (fact.label ?? fact.title);

/** Whether the scope of a fact is exactly the one that the row asks for. */
const isExact = ({ scope: wanted = {} }: Row, { scope = {} }: { scope?: FactScope }): boolean => {
  const keys = Object.keys(wanted);
  return keys.length === Object.keys(scope).length && keys.every((key) => scope[key] === wanted[key]);
};
