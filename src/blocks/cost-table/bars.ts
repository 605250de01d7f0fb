import type { Money } from '../../generated/compiled';
import type { Bar } from '../../ui/table';
import type { BlockProps } from '../block-props';

type CostTableBlock = BlockProps<'cost-table'>['block'];

/** The bars of a table: of its rows in the currency and for the period of the table, if most of them are. */
export function barsOf(block: CostTableBlock): readonly (Bar | undefined)[] | undefined {
  if (block.of === 'housing') return undefined; // three sums in a row
  const sums = moneyOf(block).map((money) => (isComparable(money, block) ? rangeOf(money) : undefined));
  const comparable = sums.filter((sum) => sum !== undefined);
  const largest = Math.max(...comparable.map(({ to }) => to));
  if (comparable.length < 2 || 2 * comparable.length < sums.length || largest === 0) return undefined;
  return sums.map((sum) => sum && { from: sum.from / largest, to: sum.to / largest });
}

function moneyOf(block: Exclude<CostTableBlock, { of: 'housing' }>): readonly Money[] {
  return block.of === 'tuition' ? block.rows.map(({ amount }) => amount) : block.rows.map(({ cost }) => cost);
}

function isComparable(money: Money, { currency, per }: CostTableBlock): boolean {
  if (typeof money === 'number') return true;
  return (money.currency ?? currency) === currency && (money.per ?? per) === per;
}

function rangeOf(money: Money): Bar {
  const { from, to = from } = typeof money === 'number' ? { from: money } : money;
  return { from, to };
}
