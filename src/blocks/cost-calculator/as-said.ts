import type { Estimate } from './reckon';

const digits = 3;

/**
 * Rounds an amount of an estimate to three significant digits, so that it does not look more precise than it is: 33,436
 * becomes 33,400. The breakdown has the exact amounts. An estimate that is not a range is exact, and only rounded to
 * units.
 */
export const asSaid = (sum: number, { low, high }: Pick<Estimate, 'low' | 'high'>): number =>
  high > low ? Math.round(Number(sum.toPrecision(digits))) : Math.round(sum);
