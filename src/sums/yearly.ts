import { longForm } from '../format/long-form';
import type { FactValue } from '../generated/documents';
import { addRanges, coveringRange, multiplyRange, type Range, rangeOf, scaleRange } from './range';

/** An amount in a register. */
export type Sum = Extract<FactValue, { currency: string }>;

/** How many of an amount's periods a year has. Amounts per hour or per course cannot be converted. */
const perYear: Readonly<Record<string, number | undefined>> = { year: 1, month: 12, week: 52 };
/** How many of a duration's units a year has. */
const unitsPerYear: Readonly<Record<string, number | undefined>> = { year: 1, month: 12, week: 52, day: 365 };

/** Whether a value is an amount of money. */
export const isSum = (value: FactValue): value is Sum => 'currency' in value;

/** An amount as one for a year, with its factor: 12 times a monthly one. Undefined if that is not possible. */
export function yearly(value: FactValue): { sum: Sum; factor: number } | undefined {
  if (!isSum(value)) return undefined;
  const factor = value.per && perYear[value.per];
  if (factor === undefined) return undefined;
  const range = rangeOf(value);
  const year = factor === 1 ? range : scaleRange(range, factor);
  return { factor, sum: sumOf(year, [value]) };
}

/** The total of amounts: lower and upper ends are added separately. Undefined for different currencies. */
export const addSums = (sums: readonly Sum[]): Sum | undefined => combine(sums, addRanges);

/** The smallest range that covers several amounts. Undefined for different currencies. */
export const coveringSum = (sums: readonly Sum[]): Sum | undefined => combine(sums, coveringRange);

function combine(sums: readonly Sum[], join: (ranges: readonly Range[]) => Range): Sum | undefined {
  const [first, ...others] = sums;
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined;
  return sumOf(join(sums.map(rangeOf)), [first, ...others]);
}

/** A duration in years. Undefined for other values, and for hours and minutes. */
export function yearsIn(length: FactValue): Range | undefined {
  if (!('duration' in length)) return undefined;
  const duration = longForm(length.duration);
  const divisor = unitsPerYear[duration.unit ?? 'year'];
  const { from, to } = rangeOf(duration);
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

/**
 * An amount with the currency of the amounts from which it is calculated, and without their period. It is `about` or
 * `atLeast` if one of them is.
 */
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
