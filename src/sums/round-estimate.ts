import type { Sum } from './yearly';

const significantDigits = 3;

/**
 * Rounds an amount of an estimate to three significant digits, so that it does not look more precise than it is: 33,436
 * becomes 33,400. The breakdown has the exact amounts. `low` and `high` are the ends of the range that it belongs to:
 * without a range the estimate is exact, and only rounded to units.
 */
export const roundEstimate = (sum: number, { low, high }: { low: number; high: number }): number =>
  high > low ? Math.round(Number(sum.toPrecision(significantDigits))) : Math.round(sum);

/** Rounds both ends of a calculated range, so that it is the same wherever it is shown. */
export function roundSum(sum: Sum): Sum {
  const { from, to } = sum;
  if (to === undefined) return sum;
  const ends = { low: from, high: to };
  return { ...sum, from: roundEstimate(from, ends), to: roundEstimate(to, ends) };
}
