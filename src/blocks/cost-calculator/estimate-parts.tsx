import type { CSSProperties } from 'react';
import type { OtherCurrency } from '../../compiled';
import { PairedSum } from '../../ui/paired-sum';
import styles from './cost-calculator.module.css';
import type { Part } from './result-parts';

interface EstimatePartsProps {
  parts: readonly Part[];
  /** Formats an amount. */
  formatSum: (value: number) => string;
  otherCurrency?: OtherCurrency;
}

/** What the result is made of, each part with a bar for its share of all costs. */
export function EstimateParts({ parts, formatSum, otherCurrency }: EstimatePartsProps) {
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
