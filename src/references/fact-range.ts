import { longForm } from '../format/long-form';
import type { FactValue } from '../generated/documents';

/** A figure as a range of numbers, to compare with others of the same unit and currency. */
export interface FactRange {
  /**
   * What the numbers measure: `count`, `percent`, `amount year` for money a year, `duration week` for time a week, with
   * nothing after the space if there is no period; for a score the name of its test.
   */
  unit: string;
  currency?: string;
  from: number;
  to: number;
}

/** Periods per year. Amounts per hour or per course are not convertible. */
const perYear: Readonly<Record<string, number>> = { week: 52, month: 12, year: 1 };

/** Length of a time unit in months. */
const inMonths: Readonly<Record<string, number>> = {
  minute: 12 / (365 * 24 * 60),
  hour: 12 / (365 * 24),
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  year: 12,
};

/**
 * The range of a figure; undefined for an intake. Weekly and monthly amounts are converted to yearly ones (52 weeks, 12
 * months), durations to months.
 */
export function factRange(value: FactValue): FactRange | undefined {
  if ('intake' in value) return undefined;
  if ('count' in value) return { unit: 'count', from: value.count, to: value.count };
  if ('percent' in value) return { unit: 'percent', from: value.percent, to: value.to ?? value.percent };
  if ('score' in value) return { unit: value.test, from: value.score, to: value.to ?? value.score };
  if ('duration' in value) {
    const { from, to = from, unit = 'year', per = '' } = longForm(value.duration);
    const months = inMonths[unit] ?? 1;
    return { unit: `duration ${per}`, from: product(from, months), to: product(to, months) };
  }
  const { from, to = from, currency, per = '' } = value;
  const times = perYear[per];
  return times === undefined
    ? { unit: `amount ${per}`, currency, from, to }
    : { unit: 'amount year', currency, from: product(from, times), to: product(to, times) };
}

/** Multiplies without floating-point noise: 12 × 99.99 is 1199.88. */
const product = (number: number, times: number) => Number((number * times).toPrecision(12));

/**
 * How a figure violates its relation to another one, of which it is a part (`within`) or which is its minimum
 * (`atLeast`); undefined if it does not.
 */
export function relationProblem(
  value: FactValue,
  other: FactValue,
  relation: 'within' | 'atLeast',
): 'outside' | 'below' | 'incomparable' | undefined {
  const [range, otherRange] = [factRange(value), factRange(other)];
  if (!range || !otherRange) return 'incomparable';
  if (range.unit !== otherRange.unit || range.currency !== otherRange.currency) return 'incomparable';
  if (relation === 'atLeast') return range.from < otherRange.from ? 'below' : undefined;
  return range.from < otherRange.from || range.to > otherRange.to ? 'outside' : undefined;
}

/** A figure in plain English, with the numbers as registers write them: “7000–12000 EUR a year”. For authors. */
export function describeFigure(value: FactValue): string {
  if ('intake' in value) return value.intake.starts;
  const range = (from: number, to?: number) => (to === undefined ? `${from}` : `${from}–${to}`);
  if ('count' in value) return `${value.count}`;
  if ('percent' in value) return `${range(value.percent, value.to)}%`;
  if ('score' in value) return range(value.score, value.to);
  if ('duration' in value) {
    const { from, to, unit = 'year', per } = longForm(value.duration);
    return `${range(from, to)} ${unit}${(to ?? from) === 1 ? '' : 's'}${per ? ` a ${per}` : ''}`;
  }
  const { from, to, currency, per } = value;
  return `${range(from, to)} ${currency}${per ? ` a ${per}` : ''}`;
}
