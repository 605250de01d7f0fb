import type { QuotableFact } from '../resolved';
import { answersTo, type Question } from './answers';
import type { Range } from './range';
import { isSum, type Sum, span, times, total, yearly, yearsIn } from './yearly';

/** What is paid for, and for how long. */
export interface CostQuestion extends Question {
  /** What comes on top of it each year, such as living. */
  plus?: readonly Question[];
  /** Whether what a register tells apart without being asked, such as cities, is one range. What is added always is. */
  asOne?: boolean;
  /** For how long it is paid: a length that the register has, or a number of years. Without it, a year. */
  times?: Question | Range;
}

export interface Cost {
  /** As exact as its figures are: what shows it may round. */
  sum: Sum;
  /** What is added up, each for a year: in the order of the question. */
  parts: readonly [CostPart, ...CostPart[]];
  /** How long the whole is paid for; without it, for a year. */
  length?: { years: Range; fact?: QuotableFact };
}

export interface CostPart {
  /** What it lies between: one figure, or several of one kind, such as those of cities. */
  facts: readonly [QuotableFact, ...QuotableFact[]];
  /** For a year. */
  year: Sum;
  /** How often what the facts say is in a year: 12 for a month, 1 where they do not say the same. */
  factor: number;
  /** What the register says of the same less closely. It is not reckoned with: workings name it. */
  others: readonly QuotableFact[];
}

/**
 * What something costs by the figures of a register. Whoever shows a cost asks here, so that the same question has the same
 * answer everywhere: a line of a table, a calculator, a sentence.
 *
 * There is one cost for each kind that the register tells apart, such as by day and in the evening; none where a figure is
 * missing, or where two are in different currencies.
 *
 *     costsOf({ measure: 'price', scope: { level: 'beginners' }, general: true, plus: [{ measure: 'living' }],
 *       times: { measure: 'course-length', scope: { level: 'beginners' } } }, facts)
 */
export function costsOf(question: CostQuestion, facts: readonly QuotableFact[]): readonly Cost[] {
  const { plus = [], asOne, times: length } = question;
  const added = plus.map((one) => partOf(answersTo(one, facts)));
  const lasting = length && lengthOf(length, facts);
  if (!added.every((part) => part !== undefined) || (length && !lasting)) return [];
  const { facts: own, others } = answersTo(question, facts);
  return (asOne ? [own] : own.map((fact) => [fact])).flatMap((kind): readonly Cost[] => {
    const first = partOf({ facts: kind, others });
    const year = first && total([first, ...added].map((part) => part.year));
    if (!year) return [];
    const parts = [first, ...added] as const;
    return lasting
      ? [{ sum: times(year, lasting.years), parts, length: lasting }]
      : [{ sum: { ...year, per: 'year' }, parts }];
  });
}

/** Answers to one question as one range for a year. Those that are not for a part of the year do not count. */
function partOf({ facts, others }: ReturnType<typeof answersTo>): CostPart | undefined {
  const found = facts.flatMap((fact) => {
    const year = yearly(fact.value);
    return year ? [{ fact, ...year }] : [];
  });
  const [first, ...more] = found;
  const year = span(found.map(({ sum }) => sum));
  if (!first || !year) return undefined;
  return {
    facts: [first.fact, ...more.map(({ fact }) => fact)],
    year,
    factor: more.every(({ factor }) => factor === first.factor) ? first.factor : 1,
    others: others.filter(({ value }) => isSum(value)),
  };
}

function lengthOf(length: Question | Range, facts: readonly QuotableFact[]): Cost['length'] {
  if (!('measure' in length)) return { years: length };
  const [fact] = answersTo(length, facts).facts;
  const years = fact && yearsIn(fact.value);
  return years && { years, fact };
}
