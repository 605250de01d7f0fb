import { withoutBinaryError } from '../../format/number';
import type { Currency, Money } from '../../generated/compiled';
import type { NextFact } from '../../generated/documents';
import type { FactsOfPage, QuotableFact } from '../../resolved';
import type { Range } from './reckon';

/** A sum that a visitor may choose, or that is paid once. */
export interface Choosable extends Range {
  /** In the address: the id of its fact. */
  id: string;
  title: string;
  /** There is a reason to doubt it. */
  isDoubtful?: true;
  /** What follows it, in words. */
  next?: string;
}

/** A course to choose: its tuition a year, and how many months it takes. */
export interface Course extends Choosable {
  length?: Range;
}

/** What a country offers to choose from. */
export interface Plan {
  /** In the address: the name of its register. */
  id: string;
  name: string;
  /** The name as it stands within a sentence. */
  inText: string;
  /** The address of its page, where each figure has its source. */
  href: string;
  currency: Currency;
  /** The first is the one to begin with. */
  courses: readonly Course[];
  /** Living costs a month by place. The first is the one to begin with. */
  places: readonly Choosable[];
  /** The hours a week that the law allows in term: the most that it does now or later. Omitted where no limit is known. */
  hours?: { most: number; from: number; next?: string };
  /** An hour of a student job. */
  pay: Range & { next?: string };
  once: readonly Choosable[];
}

/** Of `places`: the country as a whole, and anywhere among the cities. The words for both are not the register's. */
export const wholeCountry = 'living';
export const anyPlace = 'any';

/** Says what follows a figure. */
export type SayNext = (next: NextFact) => string;

/** A country without tuition or living costs in its register cannot be reckoned. */
export function planOf({ name, inText = name, to, facts }: FactsOfPage, say: SayNext): Plan | undefined {
  const isSum = ({ value }: QuotableFact) => 'currency' in value;
  const sums = facts.filter(isSum);
  const currency = sums.map(({ value }) => (value as Priced).currency)[0];
  const own = sums.filter(({ value }) => (value as Priced).currency === currency);
  const courses = inOrder(own.filter(({ measure }) => measure === 'tuition')).flatMap((fact) => {
    const range = over('year', fact);
    return range ? [{ ...choosable(fact, range, say), ...lengthOf(fact, facts) }] : [];
  });
  const places = placesIn(
    own.filter(({ measure }) => measure === 'living'),
    say,
  );
  if (!currency || courses.length === 0 || places.length === 0) return undefined;
  return {
    id: registerOf(facts),
    name,
    inText,
    href: to.href,
    currency,
    courses,
    places,
    hours: hoursIn(facts, say),
    pay: payIn(own, say),
    once: own
      .filter(({ measure }) => measure === 'one-off')
      .map((fact) => choosable(fact, rangeOf(fact.value as Priced), say)),
  };
}

export const plansOf = (pages: readonly FactsOfPage[], say: SayNext): readonly Plan[] =>
  pages.flatMap((page) => planOf(page, say) ?? []);

type Priced = Exclude<Money, number> & { currency: Currency };

const registerOf = ([first]: readonly QuotableFact[]): string => first?.name.split('.')[0] ?? '';

/** A master's degree first, since most visitors want one; what holds for no level in particular last. */
const inOrder = (facts: readonly QuotableFact[]) =>
  [...facts].sort((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ scope, status }: QuotableFact) =>
  (scope?.level === 'master' ? 0 : scope ? 1 : 2) + (status === 'doubtful' ? 3 : 0);

const choosable = ({ id, title, status, next }: QuotableFact, range: Range, say: SayNext): Choosable => ({
  id,
  title,
  ...range,
  ...(status === 'doubtful' && { isDoubtful: true }),
  ...(next && { next: say(next) }),
});

const rangeOf = ({ from, to = from }: Priced): Range => ({ from, to });

/** How many of a period a year has. What is paid for a whole course cannot be divided. */
const timesAYear = { week: 52, month: 12, year: 1, hour: undefined, course: undefined };

/** A sum for a year or a month. One that is given for another time is rounded to hundredths. */
function over(period: 'year' | 'month', { value }: QuotableFact): Range | undefined {
  const { per = 'year' } = value as Priced;
  const times = timesAYear[per];
  if (times === undefined) return undefined;
  const { from, to } = rangeOf(value as Priced);
  const convert = (sum: number) =>
    times === timesAYear[period] ? sum : Math.round((sum * times * 100) / timesAYear[period]) / 100;
  return { from: convert(from), to: convert(to) };
}

/** How long a course of this level takes, in months. */
function lengthOf({ scope }: QuotableFact, facts: readonly QuotableFact[]): Pick<Course, 'length'> {
  const level = scope?.level;
  const found = facts.find(
    (fact) => fact.measure === 'course-length' && level !== undefined && fact.scope?.level === level,
  );
  if (!found || !('duration' in found.value)) return {};
  const { duration } = found.value;
  const { from, to = from, unit = 'year' } = typeof duration === 'number' ? { from: duration } : duration;
  const months = { year: 12, month: 1 }[unit as string];
  if (months === undefined) return {};
  const inMonths = (length: number) => withoutBinaryError(length * months);
  return { length: { from: inMonths(from), to: inMonths(to) } };
}

/**
 * The country as a whole first; where that figure is doubtful, anywhere between the cheapest and the most expensive of the
 * places that are listed.
 */
function placesIn(facts: readonly QuotableFact[], say: SayNext): readonly Choosable[] {
  const found = facts.flatMap((fact) => {
    const range = over('month', fact);
    return range ? [{ fact, place: choosable(fact, range, say) }] : [];
  });
  const whole = found
    .filter(({ fact }) => !fact.scope)
    .map(({ place }) => ({ ...place, id: wholeCountry, title: '' }));
  const cities = found.filter(({ fact }) => fact.scope).map(({ place }) => place);
  const any = cities.length > 1 ? [{ id: anyPlace, title: '', ...spanOf(cities) }] : [];
  const isSure = ({ isDoubtful }: Choosable) => isDoubtful === undefined;
  return [...whole.filter(isSure), ...any, ...cities, ...whole.filter((place) => !isSure(place))];
}

const spanOf = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

function hoursIn(facts: readonly QuotableFact[], say: SayNext): Plan['hours'] {
  const limits = facts.filter(({ measure }) => measure === 'work-hours');
  const limit = limits.find(({ scope }) => scope?.time === 'term') ?? limits.find(({ scope }) => !scope);
  const from = limit && weeklyHours(limit.value);
  if (from === undefined) return undefined;
  const later = limit?.next && weeklyHours(limit.next.value);
  return { from, most: Math.max(from, later ?? 0), ...(limit?.next && { next: say(limit.next) }) };
}

function weeklyHours(value: QuotableFact['value']): number | undefined {
  if (!('duration' in value) || typeof value.duration === 'number') return undefined;
  const { from, unit, per } = value.duration;
  return unit === 'hour' && per === 'week' ? from : undefined;
}

/** What student jobs pay, or the legal minimum where that is not known for sure. */
function payIn(sums: readonly QuotableFact[], say: SayNext): Plan['pay'] {
  const hourly = sums.filter(({ value }) => (value as Priced).per === 'hour');
  const usual = hourly.find(({ measure, status }) => measure === 'student-pay' && status !== 'doubtful');
  const legal = hourly.find(({ measure, scope }) => measure === 'minimum-wage' && !scope);
  const found = usual ?? legal;
  if (!found) return { from: 0, to: 0 };
  return { ...rangeOf(found.value as Priced), ...(found.next && { next: say(found.next) }) };
}
