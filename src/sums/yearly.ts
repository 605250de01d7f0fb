import type { FactValue } from '../generated/documents';
import { addRanges, coveringRange, multiplyRange, type Range, rangeOf } from './range';

/** An amount in a register. */
export type Sum = Extract<FactValue, { currency: string }>;

/** Periods per year. Amounts per hour or per course cannot be converted. */
const perYear: Readonly<Record<string, number | undefined>> = { year: 1, month: 12, week: 52 };
const unitsPerYear: Readonly<Record<string, number | undefined>> = { year: 1, month: 12, week: 52, day: 365 };

export interface YearlySum {
  sum: Sum;
  /** The factor from the original amount. */
  factor: number;
}

export const isSum = (value: FactValue): value is Sum => 'currency' in value;

/** Converts an amount to a yearly one: monthly × 12, weekly × 52. */
export function yearly(value: FactValue): YearlySum | undefined {
  if (!isSum(value)) return undefined;
  const factor = value.per && perYear[value.per];
  if (factor === undefined) return undefined;
  const range = rangeOf(value);
  const year = factor === 1 ? range : multiplyRange(range, { from: factor, to: factor });
  return { factor, sum: sumOf(year, [value]) };
}

/** Adds amounts of one currency; lower and upper ends separately. */
export const addSums = (sums: readonly Sum[]): Sum | undefined => combine(sums, addRanges);

/** The range that covers several amounts of one currency. */
export const coveringSum = (sums: readonly Sum[]): Sum | undefined => combine(sums, coveringRange);

function combine(sums: readonly Sum[], join: (ranges: readonly Range[]) => Range): Sum | undefined {
  const [first, ...others] = sums;
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined;
  return sumOf(join(sums.map(rangeOf)), [first, ...others]);
}

/** A duration in years. */
export function yearsIn(length: FactValue): Range | undefined {
  if (!('duration' in length)) return undefined;
  const { duration } = length;
  const durationRange: { from: number; to?: number; unit?: string } =
    typeof duration === 'number' ? { from: duration } : duration;
  const divisor = unitsPerYear[durationRange.unit ?? 'year'];
  const { from, to } = rangeOf(durationRange);
  return divisor === undefined ? undefined : { from: from / divisor, to: to / divisor };
}

/**
 * Multiplies a yearly amount by a number of years, lower end by the shortest, upper end by the longest. Results that
 * are not whole hundredths are rounded to whole units.
 */
export function multiplySum(sum: Sum, years: Range): Sum {
  const round = (exact: number) => (Number(exact.toFixed(2)) === exact ? exact : Math.round(exact));
  const { from, to } = multiplyRange(rangeOf(sum), years);
  return sumOf({ from: round(from), to: round(to) }, [sum]);
}

/** The result is “about” or “from” if one of its inputs is. */
function sumOf({ from, to }: Range, inputs: readonly [Sum, ...Sum[]]): Sum {
  const [{ currency }] = inputs;
  return {
    from,
    ...(to > from && { to }),
    currency,
    ...(inputs.some(({ about }) => about) && { about: true }),
    ...(inputs.some(({ atLeast }) => atLeast) && { atLeast: true }),
  };
}
