import type { FactValue } from '../generated/documents';

/** A figure as a numeric range, comparable with ranges of the same unit. */
export interface Range {
  low: number;
  high: number;
}

/** The ratio of two figures, at least 1. */
export const ratio = (one: Range, other: Range): number => spreadRatio([one, other]);

/** The ratio of the largest to the smallest; zeros are ignored. */
export function spreadRatio(ranges: readonly Range[]): number {
  const sizes = ranges.map(({ low, high }) => Math.sqrt(low * high)).filter((size) => size > 0);
  return sizes.length < 2 ? 1 : Math.max(...sizes) / Math.min(...sizes);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const timesAYear: Readonly<Record<string, number>> = {
  hour: 1,
  day: 365,
  week: 52,
  month: 12,
  year: 1,
  course: 1,
  semester: 2,
  term: 3,
};
const inMonths: Readonly<Record<string, number>> = {
  minute: 1 / 43_800,
  hour: 1 / 730,
  day: 1 / 30.4,
  week: 1 / 4.35,
  month: 1,
  year: 12,
};

export interface PlainAmount extends Range {
  unit: string;
  /** Only for amounts, which are compared within a currency. */
  currency?: string;
}

/** Undefined for figures that other rules compare, or none: scores, intakes, counts and percentages. */
export function plainAmount(value: FactValue): PlainAmount | undefined {
  if ('score' in value || 'intake' in value || 'count' in value || 'percent' in value) return undefined;
  if ('duration' in value) {
    const duration = typeof value.duration === 'number' ? { from: value.duration } : value.duration;
    const {
      from,
      to = from,
      unit = 'year',
      per,
    } = duration as { from: number; to?: number; unit?: string; per?: string };
    const months = inMonths[unit] ?? 1;
    return { low: from * months, high: to * months, unit: `duration ${per ?? ''}` };
  }
  if (!('from' in value) || !('currency' in value)) return undefined;
  const {
    from,
    to = from,
    currency,
    per = 'once',
  } = value as { from: number; to?: number; currency: string; per?: string };
  const times = timesAYear[per] ?? 1;
  const unit = ['hour', 'once', 'course'].includes(per) ? per : 'year';
  return { low: from * times, high: to * times, unit: `sum ${unit}`, currency };
}
