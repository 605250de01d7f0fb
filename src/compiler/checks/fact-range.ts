import type { FactValue } from '../../generated/documents';

/** A figure as a numeric range, comparable with ranges of the same unit. */
interface Range {
  unit: string;
  from: number;
  to: number;
}

/** Periods per year. Amounts per hour or per course are not convertible. */
const perYear: Readonly<Record<string, number>> = { week: 52, month: 12, year: 1 };

/** Length of a time unit in months. */
const inMonths: Readonly<Record<string, number>> = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 };

/** The range of a figure. Weekly and monthly amounts are converted to yearly ones (52 weeks, 12 months). */
export function rangeOf(value: FactValue): Range | undefined {
  if ('intake' in value) return undefined;
  if ('count' in value) return { unit: 'count', from: value.count, to: value.count };
  if ('percent' in value) return { unit: 'percent', from: value.percent, to: value.to ?? value.percent };
  if ('score' in value) return { unit: value.test, from: value.score, to: value.to ?? value.score };
  if ('duration' in value) {
    const duration = typeof value.duration === 'number' ? { from: value.duration } : value.duration;
    const { from, to = from, unit = 'year', per } = duration as Exclude<typeof value.duration, number>;
    const months = per ? undefined : inMonths[unit];
    return months === undefined
      ? { unit: `${unit} ${per ?? ''}`, from, to }
      : { unit: 'time', from: product(from, months), to: product(to, months) };
  }
  const { from, to = from, currency, per = '' } = value;
  const times = perYear[per];
  return times === undefined
    ? { unit: `${currency} ${per}`, from, to }
    : { unit: `${currency} in a year`, from: product(from, times), to: product(to, times) };
}

/** Multiplies without floating-point noise: 12 × 99.99 is 1199.88. */
const product = (number: number, times: number) => Number((number * times).toPrecision(12));

/** How a figure violates its relation to another one; undefined if it does not. */
export function compareRanges(
  value: FactValue,
  other: FactValue,
  relation: 'within' | 'atLeast',
): 'outside' | 'below' | 'incomparable' | undefined {
  const [one, wider] = [rangeOf(value), rangeOf(other)];
  if (!one || !wider || one.unit !== wider.unit) return 'incomparable';
  if (relation === 'atLeast') return one.from < wider.from ? 'below' : undefined;
  return one.from < wider.from || one.to > wider.to ? 'outside' : undefined;
}

/** A figure as registers write it, for messages to authors: “7000–12000 EUR a year”. */
export function inWords(value: FactValue): string {
  if ('intake' in value) return value.intake.starts;
  const range = (from: number, to?: number) => (to === undefined ? `${from}` : `${from}–${to}`);
  if ('count' in value) return `${value.count}`;
  if ('percent' in value) return `${range(value.percent, value.to)}%`;
  if ('score' in value) return range(value.score, value.to);
  if ('duration' in value) {
    const duration = typeof value.duration === 'number' ? { from: value.duration } : value.duration;
    const { from, to, unit = 'year', per } = duration as Exclude<typeof value.duration, number>;
    return `${range(from, to)} ${unit}${(to ?? from) === 1 ? '' : 's'}${per ? ` a ${per}` : ''}`;
  }
  const { from, to, currency, per } = value;
  return `${range(from, to)} ${currency}${per ? ` a ${per}` : ''}`;
}
