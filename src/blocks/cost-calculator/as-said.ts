import type { Estimate } from './reckon';

const digits = 3;

/**
 * A sum of an estimate as a person would say it: 33,436 is 33,400, since nobody knows better, and its workings have it to the
 * unit. One that is no range is exact.
 */
export const asSaid = (sum: number, { low, high }: Pick<Estimate, 'low' | 'high'>): number =>
  high > low ? Math.round(Number(sum.toPrecision(digits))) : Math.round(sum);
