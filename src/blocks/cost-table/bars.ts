import { longForm } from '../../format/long-form';
import { formatMoney } from '../../format/money';
import { formatNumber } from '../../format/number';
import type { Money } from '../../generated/compiled';
import type { Bar, Bars } from '../../ui/table/table';
import type { BlockProps } from '../block-props';

type CostTableBlock = BlockProps<'cost-table'>['block'];

/**
 * The bars of a table. Undefined unless at least two of its rows, and half of them, are in the currency and period of
 * the table. Other rows have no bar.
 */
export function barsOf({ block, words, locale }: BlockProps<'cost-table'>): Bars | undefined {
  if (block.of === 'housing') return undefined; // three amounts in a row
  const bars = amountsIn(block).map((money) => (isComparable(money, block) ? toBar(money) : undefined));
  const comparable = bars.filter((bar) => bar !== undefined);
  const largest = Math.max(...comparable.map(({ to }) => to));
  if (comparable.length < 2 || 2 * comparable.length < bars.length || largest === 0) return undefined;
  return {
    rows: bars.map((bar) => bar && { from: bar.from / largest, to: bar.to / largest }),
    ends: [formatNumber(0, locale), formatMoney({ from: largest }, block, words, locale)],
  };
}

function amountsIn(block: Exclude<CostTableBlock, { of: 'housing' }>): readonly Money[] {
  return block.of === 'tuition' ? block.rows.map(({ amount }) => amount) : block.rows.map(({ cost }) => cost);
}

function isComparable(money: Money, { currency, per }: CostTableBlock): boolean {
  if (typeof money === 'number') return true;
  return (money.currency ?? currency) === currency && (money.per ?? per) === per;
}

/** An amount as a bar, not yet relative to the largest: a range from end to end, a single amount from zero. */
function toBar(money: Money): Bar {
  const { from, to } = longForm(money);
  return to === undefined ? { from: 0, to: from } : { from, to };
}
