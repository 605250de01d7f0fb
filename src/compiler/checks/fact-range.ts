import type { FactValue } from '../../generated/documents';

/** A figure as a range of numbers that can be compared with others of the same unit. */
interface Range {
  unit: string;
  from: number;
  to: number;
}

/** How often a period is in a year; an hour and a course are compared with nothing else. */
const perYear: Readonly<Record<string, number>> = { week: 52, month: 12, year: 1 };

/** Months in a unit of time, as one reckons with them. */
const inMonths: Readonly<Record<string, number>> = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 };

/** Sums for a week or a month are reckoned for a year: twelve months, 52 weeks. */
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

/** As one reckons it on paper: twelve times 99.99 is 1199.88, and not a little less. */
const product = (number: number, times: number) => Number((number * times).toPrecision(12));

/** What is wrong between a figure and the one that it lies within, or must not be below; undefined if nothing is. */
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

/** “7000–12000 EUR a year”: as the register has it, for those who write it. */
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
