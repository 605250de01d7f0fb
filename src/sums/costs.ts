import type { QuotableFact } from '../resolved';
import { type Answers, answersTo, type Question } from './answers';
import type { Range } from './range';
import { addSums, coveringSum, isSum, multiplySum, type Sum, yearly, yearsIn } from './yearly';

/** A question about costs: what is paid for, and for how long. */
export interface CostQuestion extends Question {
  /** Additional yearly costs, such as living. */
  plus?: readonly Question[];
  /**
   * Whether cases that the register distinguishes without being asked, such as cities, are merged into one range.
   * Additional costs always are.
   */
  asOne?: boolean;
  /** How long it is paid: a duration in the register, or a number of years; one year by default. */
  times?: Question | Range;
}

/** A cost, and how it is calculated. */
export interface Cost {
  /** The unrounded sum. */
  sum: Sum;
  /** The yearly sums that are added up, in the order of the question. */
  parts: readonly [CostPart, ...CostPart[]];
  /** The total duration; one year if omitted. */
  length?: { years: Range; fact?: QuotableFact };
}

/** A yearly sum that is part of a cost. */
export interface CostPart {
  /** The facts that the sum is based on: one, or several that are merged, such as those of cities. */
  facts: readonly [QuotableFact, ...QuotableFact[]];
  /** The sum for a year. */
  year: Sum;
  /** The factor from the facts' period to a year: 12 for monthly sums, 1 if the facts differ. */
  factor: number;
  /** Less specific facts, which are not used, but listed in the breakdown. */
  lessSpecific: readonly QuotableFact[];
}

/**
 * Calculates costs from the facts of a register. All blocks that show costs use this function, so that the same
 * question has the same answer everywhere. Returns one cost for each case that the register distinguishes, such as day
 * and evening courses; none if a figure is missing, or currencies differ.
 *
 *     costsOf({ measure: 'price', scope: { level: 'beginners' }, general: true, plus: [{ measure: 'living' }],
 *       times: { measure: 'course-length', scope: { level: 'beginners' } } }, facts)
 */
export function costsOf(question: CostQuestion, facts: readonly QuotableFact[]): readonly Cost[] {
  const { plus = [], asOne, times: length } = question;
  const addedParts = plus.map((one) => costPart(answersTo(one, facts)));
  const duration = length && lengthOf(length, facts);
  if (!addedParts.every((part) => part !== undefined) || (length && !duration)) return [];
  const { facts: answers, lessSpecific } = answersTo(question, facts);
  return (asOne ? [answers] : answers.map((fact) => [fact])).flatMap((factsOfCost): readonly Cost[] => {
    const first = costPart({ facts: factsOfCost, lessSpecific });
    const year = first && addSums([first, ...addedParts].map((part) => part.year));
    if (!year) return [];
    const parts = [first, ...addedParts] as const;
    return duration
      ? [{ sum: multiplySum(year, duration.years), parts, length: duration }]
      : [{ sum: { ...year, per: 'year' }, parts }];
  });
}

/**
 * Merges the answers to a question into one yearly range. Those that cannot be converted, such as amounts without a
 * period, are skipped.
 */
function costPart({ facts, lessSpecific }: Answers): CostPart | undefined {
  const yearlyFacts = facts.flatMap((fact) => {
    const year = yearly(fact.value);
    return year ? [{ fact, ...year }] : [];
  });
  const [first, ...more] = yearlyFacts;
  const year = coveringSum(yearlyFacts.map(({ sum }) => sum));
  if (!first || !year) return undefined;
  return {
    facts: [first.fact, ...more.map(({ fact }) => fact)],
    year,
    factor: more.every(({ factor }) => factor === first.factor) ? first.factor : 1,
    lessSpecific: lessSpecific.filter(({ value }) => isSum(value)),
  };
}

/** A length in years; undefined if the register has none, or none that can be converted to years. */
function lengthOf(length: Question | Range, facts: readonly QuotableFact[]): Cost['length'] {
  if (!('measure' in length)) return { years: length };
  const [fact] = answersTo(length, facts).facts;
  const years = fact && yearsIn(fact.value);
  return years && { years, fact };
}
