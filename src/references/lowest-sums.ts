import type { Currency, LowestSum, Money, Period } from '../generated/documents';

/** The lowest sum for a period in the tables of a page that list one thing. */
export interface LowestSumOfPage extends LowestSum {
  from: number;
  currency: Currency;
}

/** The lowest of each kind in the tables of a page, as far as the page is valid. */
export function lowestSums(page: unknown): readonly LowestSumOfPage[] {
  const { blocks = [] } = Object(page) as { blocks?: readonly unknown[] };
  if (!Array.isArray(blocks)) return [];
  const lowest = new Map<string, LowestSumOfPage>();
  for (const sum of blocks.flatMap((block) => sumsIn(Object(block)))) {
    const key = JSON.stringify([sum.block, sum.of, sum.per]);
    const known = lowest.get(key);
    if (!known || sum.from < known.from) lowest.set(key, sum);
  }
  return [...lowest.values()];
}

/** The one that a kind of page asks for. */
export const lowestSumIn = (
  sums: readonly LowestSumOfPage[],
  asked: LowestSum | undefined,
): LowestSumOfPage | undefined =>
  asked && sums.find(({ block, of, per }) => block === asked.block && of === asked.of && per === asked.per);

/** A block with rows of amounts, whatever its type. */
interface Table {
  type?: string;
  of?: string;
  currency?: Currency;
  per?: Period;
  rows?: readonly ({ amount?: Money } | undefined)[];
}

/** Rows in another currency than their table's, or for no period, cannot be compared with the rest. */
function sumsIn(table: Table): readonly LowestSumOfPage[] {
  const { type: block, of, rows } = table;
  if (block === undefined || of === undefined || !Array.isArray(rows)) return [];
  return rows.flatMap((row: { amount?: Money } | undefined) => {
    const money = row?.amount;
    if (money === undefined) return [];
    const {
      from,
      currency = table.currency,
      per = table.per,
    } = typeof money === 'number' ? ({ from: money } as Exclude<Money, number>) : money;
    return per && currency && currency === table.currency ? [{ block, of, per, from, currency }] : [];
  });
}
