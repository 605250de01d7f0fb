import { withoutBinaryError } from '../../format/number';
import type { FactValue } from '../../generated/compiled';

/** A sum of a register. */
export type Sum = Extract<FactValue, { currency: string }>;

/** Parts of a year; a sum for an hour or a whole course cannot be reckoned to one. */
const perYear: Readonly<Record<string, number | undefined>> = { year: 1, month: 12, week: 52 };
const yearsOf: Readonly<Record<string, number | undefined>> = { year: 1, month: 12, week: 52, day: 365 };

export interface YearlySum {
  sum: Sum;
  /** How often the sum that was given is in it. */
  factor: number;
}

/** A sum for a year: twelve times that of a month, 52 times that of a week. */
export function yearly(value: FactValue): YearlySum | undefined {
  if (!isSum(value)) return undefined;
  const { from, to, per, fact: _, ...rest } = value;
  const factor = per && perYear[per];
  if (factor === undefined) return undefined;
  const times = (end: number) => (factor === 1 ? end : withoutBinaryError(end * factor));
  return { factor, sum: { ...rest, from: times(from), ...(to !== undefined && { to: times(to) }) } };
}

/** Sums of one currency added up, lower ends and upper ends by themselves. */
export function total(sums: readonly (YearlySum | undefined)[]): YearlySum | undefined {
  const [first, ...others] = sums;
  if (!first || others.length === 0) return first;
  return others.reduce<YearlySum | undefined>(
    (whole, other) =>
      whole && other && whole.sum.currency === other.sum.currency
        ? { factor: 1, sum: added(whole.sum, other.sum) }
        : undefined,
    first,
  );
}

function added(one: Sum, other: Sum): Sum {
  const from = withoutBinaryError(one.from + other.from);
  const to = withoutBinaryError((one.to ?? one.from) + (other.to ?? other.from));
  return withFlags(from, to, one, other);
}

/**
 * A yearly sum for a length of time: its lower end for the shortest, its upper end for the longest. One that does
 * not come out in hundredths is rounded to a whole unit of its currency.
 */
export function times(sum: Sum, length: FactValue): Sum | undefined {
  if (!('duration' in length)) return undefined;
  const { duration } = length;
  const {
    from,
    to = from,
    unit = 'year',
  }: { from: number; to?: number; unit?: string } = typeof duration === 'number'
    ? { from: duration }
    : duration;
  const share = yearsOf[unit];
  if (share === undefined) return undefined;
  const round = (value: number) => {
    const exact = withoutBinaryError(value / share);
    return Number(exact.toFixed(2)) === exact ? exact : Math.round(exact);
  };
  return withFlags(round(sum.from * from), round((sum.to ?? sum.from) * to), sum);
}

function withFlags(from: number, to: number, ...of: readonly [Sum, ...Sum[]]): Sum {
  const [{ currency }] = of;
  return {
    from,
    ...(to > from && { to }),
    currency,
    ...(of.some(({ about }) => about) && { about: true }),
    ...(of.some(({ atLeast }) => atLeast) && { atLeast: true }),
  };
}

export const isSum = (value: FactValue): value is Sum => 'from' in value;
