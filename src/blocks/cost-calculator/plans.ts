import type { Currency, Money } from '../../generated/compiled';
import type { NextFact } from '../../generated/documents';
import type { FactsOfPage, QuotableFact } from '../../resolved';
import { answersTo } from '../../sums/answers';
import { multiplied, type Range, rangeOf, spanOf } from '../../sums/range';
import { yearly, yearsIn } from '../../sums/yearly';

/** A sum that a visitor may choose, or that is paid once. */
export interface Choosable extends Range {
  /** In the address: the id of its fact. */
  id: string;
  title: string;
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

/** Of `places`: anywhere in the country. The word for it is not the register's. */
export const anywhere = 'any';

/** Says what follows a figure. */
export type SayNext = (next: NextFact) => string;

/** A country without tuition or living costs in its register cannot be reckoned. */
export function planOf({ name, inText = name, to, facts }: FactsOfPage, say: SayNext): Plan | undefined {
  const isSum = ({ value }: QuotableFact) => 'currency' in value;
  const sums = facts.filter(isSum);
  const currency = sums.map(({ value }) => (value as Priced).currency)[0];
  const own = sums.filter(({ value }) => (value as Priced).currency === currency);
  const courses = inOrder(answersTo({ measure: 'tuition' }, own).facts).flatMap((fact) => {
    const range = yearOf(fact);
    return range ? [{ ...choosable(fact, range, say), ...lengthOf(fact, facts) }] : [];
  });
  const places = placesIn(own, say);
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

const choosable = (
  { id, title, label = title, next }: QuotableFact,
  range: Range,
  say: SayNext,
): Choosable => ({
  id,
  title: label,
  ...range,
  ...(next && { next: say(next) }),
});

/** A sum for a year. What is paid for a whole course has none. */
function yearOf({ value }: QuotableFact): Range | undefined {
  const year = yearly(value);
  return year && rangeOf(year.sum);
}

/** A sum for a month. One that is given for another time is rounded to hundredths. */
function monthOf(fact: QuotableFact): Range | undefined {
  const value = fact.value as Priced;
  if (value.per === 'month') return rangeOf(value);
  const year = yearOf(fact);
  const month = (sum: number) => Math.round((sum * 100) / 12) / 100;
  return year && { from: month(year.from), to: month(year.to) };
}

/** How long a course of this level takes, in months. */
function lengthOf({ scope }: QuotableFact, facts: readonly QuotableFact[]): Pick<Course, 'length'> {
  const level = scope?.level;
  if (level === undefined) return {};
  const [found] = answersTo({ measure: 'course-length', scope: { level } }, facts).facts;
  const years = found && yearsIn(found.value);
  return years ? { length: multiplied(years, { from: 12, to: 12 }) } : {};
}

/** Anywhere in the country first: what the register answers for no place in particular. */
function placesIn(facts: readonly QuotableFact[], say: SayNext): readonly Choosable[] {
  const offered = (some: readonly QuotableFact[]) =>
    some.flatMap((fact) => {
      const range = monthOf(fact);
      return range ? [choosable(fact, range, say)] : [];
    });
  const [whole, ...parts] = offered(answersTo({ measure: 'living' }, facts).facts);
  if (!whole) return [];
  const cities = offered(facts.filter(({ measure, scope }) => measure === 'living' && scope));
  return [
    { ...(parts.length === 0 && whole), ...spanOf([whole, ...parts]), id: anywhere, title: '' },
    ...cities,
  ];
}

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
