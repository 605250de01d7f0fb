import type { Currency } from '../../generated/compiled';
import type { NextFact } from '../../generated/documents';
import type { FactsOfPage, QuotableFact } from '../../resolved';
import { answersTo, isNarrower } from '../../sums/answers';
import { coveringRange, type Range, rangeOf, scaleRange } from '../../sums/range';
import { isSum, type Sum, yearly, yearsIn } from '../../sums/yearly';

/** An amount that a visitor can choose, or that is paid once. */
export interface Choosable extends Range {
  /** Used in the URL: the id of the fact, or `anyPlaceId`. */
  id: string;
  title: string;
  /** A sentence that announces a future value. */
  announcedChange?: string;
  /** A remark that visitors need to interpret the amount. */
  note?: string;
}

/** A course to choose: its yearly tuition, and its length in months. */
export interface Course extends Choosable {
  length?: Range;
}

/** The choices for one country. */
export interface Plan {
  /** Used in the URL: the name of the register. */
  id: string;
  name: string;
  /** The name within a sentence. */
  inText: string;
  /** URL of its page, which has the source of each figure. */
  href: string;
  currency: Currency;
  /** The first is the default. */
  courses: readonly Course[];
  /** Monthly living costs by place. The first is the default. */
  places: readonly Choosable[];
  /**
   * The legal limit of working hours per week in term: `from` is the present one, `most` the higher of that and one
   * that is announced. Omitted if unknown.
   */
  hours?: { most: number; from: number; announcedChange?: string };
  /** Hourly pay of a student job. */
  pay: Range & { announcedChange?: string };
  /** Costs that are paid once, such as a visa. */
  oneOffCosts: readonly Choosable[];
}

/** Id in `places` for “anywhere in the country”, whose label is not in the register. */
export const anyPlaceId = 'any';

/** Describes the announced next value of a figure. */
export type DescribeChange = (next: NextFact) => string;

/**
 * The plan of a country, in the currency of the first amount of its register; amounts in others are left out. Undefined
 * without tuition or living costs. `answersTo` leaves out what a wider fact replaces; where a register has no tuition
 * for all levels, it returns that of single levels.
 */
export function planOf(
  { name, inText = name, to, register, facts }: FactsOfPage,
  describeChange: DescribeChange,
): Plan | undefined {
  const sums = facts.filter(isSumFact);
  const currency = sums[0]?.value.currency;
  const sumsInCurrency = sums.filter(({ value }) => value.currency === currency);
  const courses = sortCourses(
    answersTo({ measure: 'tuition' }, sumsInCurrency.filter(isCourse)).facts,
  ).flatMap((fact) => {
    const range = yearlyRange(fact);
    return range ? [{ ...toChoosable(fact, range, describeChange), length: courseLength(fact, facts) }] : [];
  });
  const places = placesIn(sumsInCurrency, describeChange);
  if (!currency || courses.length === 0 || places.length === 0) return undefined;
  return {
    id: register,
    name,
    inText,
    href: to.href,
    currency,
    courses,
    places,
    hours: hoursIn(facts, describeChange),
    pay: payIn(sumsInCurrency, describeChange),
    oneOffCosts: sumsInCurrency
      .filter(({ measure }) => measure === 'one-off')
      .map((fact) => toChoosable(fact, rangeOf(fact.value), describeChange)),
  };
}

/** A fact that is an amount of money. */
type SumFact = QuotableFact & { value: Sum };

const isSumFact = (fact: QuotableFact): fact is SumFact => isSum(fact.value);

/** False for fees without a level if the register also has the fees of single levels: visitors choose among those. */
const isCourse = (fact: QuotableFact, _index: number, all: readonly QuotableFact[]): boolean =>
  fact.scope?.level !== undefined ||
  !all.some(
    (other) => other.measure === fact.measure && other.scope?.level !== undefined && isNarrower(other, fact),
  );

/**
 * Sorts courses: a master's degree first, because most visitors want one, then fees with another scope, then those
 * without, and doubtful ones after all others.
 */
const sortCourses = (facts: readonly QuotableFact[]) =>
  [...facts].sort((one, other) => courseRank(one) - courseRank(other));

const courseRank = ({ scope, status }: QuotableFact) =>
  (scope?.level === 'master' ? 0 : scope ? 1 : 2) + (status === 'doubtful' ? 3 : 0);

const toChoosable = (
  { id, title, label = title, next }: QuotableFact,
  range: Range,
  describeChange: DescribeChange,
): Choosable => ({
  id,
  title: label,
  ...range,
  announcedChange: next && describeChange(next),
});

/** A yearly amount; undefined for one that is paid for a whole course. */
function yearlyRange({ value }: QuotableFact): Range | undefined {
  const year = yearly(value);
  return year && rangeOf(year.sum);
}

/** A monthly amount. If converted from another period, it is rounded to hundredths. */
function monthlyRange(fact: QuotableFact): Range | undefined {
  if (isSum(fact.value) && fact.value.per === 'month') return rangeOf(fact.value);
  const year = yearlyRange(fact);
  const month = (sum: number) => Math.round((sum * 100) / 12) / 100;
  return year && { from: month(year.from), to: month(year.to) };
}

/** The length in months of courses of the level that a fact about fees has. */
function courseLength({ scope }: QuotableFact, facts: readonly QuotableFact[]): Range | undefined {
  const level = scope?.level;
  if (level === undefined) return undefined;
  const [length] = answersTo({ measure: 'course-length', scope: { level } }, facts).facts;
  const years = length && yearsIn(length.value);
  return years && scaleRange(years, 12);
}

/**
 * Living costs by place. First “anywhere in the country”: the figure for the whole country or, where there is none or
 * its cities are parts of it, the span of the cities. If that is a single figure, its label becomes a note, because it
 * may say what the figure covers.
 */
function placesIn(facts: readonly QuotableFact[], describeChange: DescribeChange): readonly Choosable[] {
  const anywhere = answersTo({ measure: 'living' }, facts).facts.filter((fact) => monthlyRange(fact));
  const monthlyChoices = (living: readonly QuotableFact[]) =>
    living.flatMap((fact) => {
      const range = monthlyRange(fact);
      return range ? [toChoosable(fact, range, describeChange)] : [];
    });
  const [first, ...others] = monthlyChoices(anywhere);
  if (!first) return [];
  const cities = monthlyChoices(facts.filter(({ measure, scope }) => measure === 'living' && scope));
  return [
    {
      ...(others.length === 0 && first),
      ...coveringRange([first, ...others]),
      id: anyPlaceId,
      title: '',
      note: others.length === 0 ? anywhere[0]?.label : undefined,
    },
    ...cities,
  ];
}

function hoursIn(facts: readonly QuotableFact[], describeChange: DescribeChange): Plan['hours'] {
  const limits = facts.filter(({ measure }) => measure === 'work-hours');
  const limit = limits.find(({ scope }) => scope?.time === 'term') ?? limits.find(({ scope }) => !scope);
  const from = limit && weeklyHours(limit.value);
  if (from === undefined) return undefined;
  const next = limit?.next;
  return {
    from,
    most: Math.max(from, (next && weeklyHours(next.value)) ?? 0),
    announcedChange: next && describeChange(next),
  };
}

function weeklyHours(value: QuotableFact['value']): number | undefined {
  if (!('duration' in value) || typeof value.duration === 'number') return undefined;
  const { from, unit, per } = value.duration;
  return unit === 'hour' && per === 'week' ? from : undefined;
}

/** The pay of student jobs; if it is doubtful or missing, the legal minimum wage; without that, zero. */
function payIn(sums: readonly SumFact[], describeChange: DescribeChange): Plan['pay'] {
  const hourly = sums.filter(({ value }) => value.per === 'hour');
  const found =
    hourly.find(({ measure, status }) => measure === 'student-pay' && status !== 'doubtful') ??
    hourly.find(({ measure, scope }) => measure === 'minimum-wage' && !scope);
  if (!found) return { from: 0, to: 0 };
  return { ...rangeOf(found.value), announcedChange: found.next && describeChange(found.next) };
}
