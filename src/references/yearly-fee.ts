import type { Currency, Money, TuitionTable } from '../generated/documents';
import type { Readable } from '../schema/readable-value';

/** What a year costs at least. */
export interface YearlyFee {
  from: number;
  currency: Currency;
}

/** The lowest fee for a year in the tables of tuition fees of a page, as far as the page is valid. */
export function yearlyFee(page: unknown): YearlyFee | undefined {
  const { blocks = [] } = Object(page) as { blocks?: readonly unknown[] };
  if (!Array.isArray(blocks)) return undefined;
  const fees = blocks.map((block) => Object(block) as Readable<TuitionTable>).flatMap(feesIn);
  return fees.reduce<YearlyFee | undefined>(
    (lowest, fee) => (lowest && lowest.from <= fee.from ? lowest : fee),
    undefined,
  );
}

/** Rows in another currency than their table's, or for another time than a year, cannot be compared with the rest. */
function feesIn(table: Readable<TuitionTable>): readonly YearlyFee[] {
  if (table.type !== 'cost-table' || table.of !== 'tuition') return [];
  return (table.rows ?? []).flatMap((row) => {
    const money = row?.amount as Money | undefined;
    if (money === undefined) return [];
    const {
      from,
      currency = table.currency,
      per = table.per,
    } = typeof money === 'number' ? ({ from: money } as Exclude<Money, number>) : money;
    return per === 'year' && currency && currency === table.currency ? [{ from, currency }] : [];
  });
}
