import type { Money } from '../../generated/compiled';
import type { Bar } from '../../ui/table/table';
import type { BlockProps } from '../block-props';

type CostTableBlock = BlockProps<'cost-table'>['block'];

/** The bars of a table, if most of its rows are in the currency and period of the table. Other rows have no bar. */
export function barsOf(
  block: CostTableBlock,
): { rows: readonly (Bar | undefined)[]; largest: number } | undefined {
  if (block.of === 'housing') return undefined; // three amounts in a row
  const sums = amountsIn(block).map((money) => (isComparable(money, block) ? toBar(money) : undefined));
  const comparable = sums.filter((sum) => sum !== undefined);
  const largest = Math.max(...comparable.map(({ to }) => to));
  if (comparable.length < 2 || 2 * comparable.length < sums.length || largest === 0) return undefined;
  return { rows: sums.map((sum) => sum && { from: sum.from / largest, to: sum.to / largest }), largest };
}

function amountsIn(block: Exclude<CostTableBlock, { of: 'housing' }>): readonly Money[] {
  return block.of === 'tuition' ? block.rows.map(({ amount }) => amount) : block.rows.map(({ cost }) => cost);
}

function isComparable(money: Money, { currency, per }: CostTableBlock): boolean {
  if (typeof money === 'number') return true;
  return (money.currency ?? currency) === currency && (money.per ?? per) === per;
}

/** The bar of a range extends from its lower to its upper end, that of a single amount from zero. */
function toBar(money: Money): Bar {
  const { from, to } = typeof money === 'number' ? { from: money, to: undefined } : money;
  return to === undefined ? { from: 0, to: from } : { from, to };
}
