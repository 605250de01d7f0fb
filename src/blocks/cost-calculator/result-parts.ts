import { roundEstimate } from '../../sums/round-estimate';
import type { Estimate } from './calculate-costs';

/** A part of the result: what it is, its midpoint (negative for what is earned), and its share of all costs. */
export interface Part {
  label: string;
  value: number;
  share: number;
}

type Row = readonly [label: string, estimate: Estimate];

/**
 * What the result is made of, rounded as the result is, whose range is `total`. Running totals are rounded instead of
 * the parts, so that the parts add up to the result (unless more is earned than paid).
 */
export function resultParts(costs: readonly Row[], earned: Row, total: Estimate): readonly Part[] {
  const signed = [
    ...costs.map(([label, { typical }]) => [label, typical] as const),
    [earned[0], -earned[1].typical] as const,
  ].filter(([, value]) => value !== 0);
  const allCosts = costs.reduce((subtotal, [, { typical }]) => subtotal + typical, 0);
  let sum = 0;
  return signed.map(([label, value]) => {
    const before = roundEstimate(sum, total);
    sum += value;
    return { label, value: roundEstimate(sum, total) - before, share: Math.abs(value) / allCosts };
  });
}
