import type { CSSProperties } from 'react';
import type { OtherCurrency } from '../../compiled';
import { roundEstimate } from '../../sums/round-estimate';
import { PairedSum } from '../../ui/paired-sum';
import type { Estimate } from './calculate-costs';
import styles from './cost-calculator.module.css';

type LabelledEstimate = readonly [label: string, estimate: Estimate];

interface EstimatePartsProps {
  costs: readonly LabelledEstimate[];
  earned: LabelledEstimate;
  /** The result, of which these are the parts. */
  total: Estimate;
  /** Formats an amount. */
  formatSum: (value: number) => string;
  otherCurrency?: OtherCurrency;
}

/** What the result is made of, each part with a bar for its share of all costs. Nothing if it has a single part. */
export function EstimateParts({ costs, earned, total, formatSum, otherCurrency }: EstimatePartsProps) {
  const parts = estimateParts(costs, earned, total);
  if (parts.length < 2) return null;
  return (
    <dl className={styles.parts}>
      {parts.map(({ label, value, share }) => (
        <div key={label} style={{ '--share': `${Math.round(100 * share)}%` } as CSSProperties}>
          <dt>{label}</dt>
          <dd>
            <PairedSum other={otherCurrency}>
              {value < 0 ? `−${formatSum(-value)}` : formatSum(value)}
            </PairedSum>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The parts of an estimate: the midpoint of each (negative for what is earned), and its share of all costs. They are
 * rounded as the total is. Running totals are rounded instead of the parts, so that the parts add up to the total
 * (unless more is earned than paid).
 */
export function estimateParts(costs: readonly LabelledEstimate[], earned: LabelledEstimate, total: Estimate) {
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
