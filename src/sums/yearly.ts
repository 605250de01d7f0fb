import type { FactValue } from '../generated/documents';
import { added, multiplied, type Range, rangeOf, spanOf } from './range';

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

export const isSum = (value: FactValue): value is Sum => 'currency' in value;

/** A sum for a year: twelve times that of a month, 52 times that of a week. */
export function yearly(value: FactValue): YearlySum | undefined {
  if (!isSum(value)) return undefined;
  const factor = value.per && perYear[value.per];
  if (factor === undefined) return undefined;
  const range = rangeOf(value);
  const year = factor === 1 ? range : multiplied(range, { from: factor, to: factor });
  return { factor, sum: sumOf(year, [value]) };
}

/** Sums of one currency added up, lower ends and upper ends by themselves. */
export const total = (sums: readonly Sum[]): Sum | undefined => together(sums, added);

/** Sums of one currency as one range, from the lowest to the highest. */
export const span = (sums: readonly Sum[]): Sum | undefined => together(sums, spanOf);

function together(sums: readonly Sum[], join: (ranges: readonly Range[]) => Range): Sum | undefined {
  const [first, ...others] = sums;
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined;
  return sumOf(join(sums.map(rangeOf)), [first, ...others]);
}

/** A length of time in years, from the shortest to the longest. */
export function yearsIn(length: FactValue): Range | undefined {
  if (!('duration' in length)) return undefined;
  const { duration } = length;
  const whole: { from: number; to?: number; unit?: string } =
    typeof duration === 'number' ? { from: duration } : duration;
  const share = yearsOf[whole.unit ?? 'year'];
  const { from, to } = rangeOf(whole);
  return share === undefined ? undefined : { from: from / share, to: to / share };
}

/**
 * A yearly sum for a number of years: its lower end for the shortest, its upper end for the longest. One that does not come
 * out in hundredths is rounded to a whole unit of its currency.
 */
export function times(sum: Sum, years: Range): Sum {
  const round = (exact: number) => (Number(exact.toFixed(2)) === exact ? exact : Math.round(exact));
  const { from, to } = multiplied(rangeOf(sum), years);
  return sumOf({ from: round(from), to: round(to) }, [sum]);
}

/** It is about as much, or at least as much, if one of those that it comes from is. */
function sumOf({ from, to }: Range, of: readonly [Sum, ...Sum[]]): Sum {
  const [{ currency }] = of;
  return {
    from,
    ...(to > from && { to }),
    currency,
    ...(of.some(({ about }) => about) && { about: true }),
    ...(of.some(({ atLeast }) => atLeast) && { atLeast: true }),
  };
}
