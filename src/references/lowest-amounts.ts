import { longForm } from '../format/long-form';
import type { Currency, LowestSum, Money, Period } from '../generated/documents';
import { blocksOfPage } from './source-blocks';

/**
 * An amount for a period (`per`) in a table of a page that is about one subject (`of`). Only an amount that quotes a
 * fact has a scope, that of the fact; compiler/resolve-fact-references.ts adds such amounts.
 */
export interface TableAmount extends LowestSum {
  from: number;
  currency: Currency;
}

/** An amount in a table that quotes a fact, before the fact's value is put there. */
export interface QuotedAmount extends LowestSum {
  currency: Currency;
  fact: string;
}

/** The lowest amounts in the tables of a page, by `lowestOf`. Invalid parts and quoted facts are skipped. */
export const lowestAmounts = (page: unknown): readonly TableAmount[] =>
  lowestOf(tablesIn(page).flatMap(amountsIn));

/** Amounts in the tables of a page that quote facts, each with the currency and period of its table. */
export const quotedAmounts = (page: unknown): readonly QuotedAmount[] =>
  tablesIn(page).flatMap(({ type: block, of, rows, currency, per }) =>
    rows.flatMap((row) => {
      const { fact } = Object(row?.amount) as { fact?: unknown };
      return typeof fact === 'string' && currency && per ? { block, of, per, currency, fact } : [];
    }),
  );

/** The blocks of a page that have rows about a subject. */
const tablesIn = (page: unknown): readonly Table[] =>
  blocksOfPage(page)
    .map((block): Partial<Table> => Object(block))
    .filter(
      (block): block is Table =>
        block.type !== undefined && block.of !== undefined && Array.isArray(block.rows),
    );

/** The lowest amount for each combination of block type, subject, period, scope and currency. */
export function lowestOf(amounts: readonly TableAmount[]): readonly TableAmount[] {
  const lowest = new Map<string, TableAmount>();
  for (const amount of amounts) {
    const key = JSON.stringify([amount.block, amount.of, amount.per, amount.scope, amount.currency]);
    const lowestSoFar = lowest.get(key);
    if (!lowestSoFar || amount.from < lowestSoFar.from) lowest.set(key, amount);
  }
  return [...lowest.values()];
}

/**
 * The lowest of the amounts that are as `wanted`, which is what a kind of page compares its pages by. An amount that
 * leaves a wanted scope open counts too; one in another currency than the first does not, as they cannot be compared.
 */
export function lowestAmountIn(
  amounts: readonly TableAmount[],
  wanted: LowestSum | undefined,
): TableAmount | undefined {
  if (!wanted) return undefined;
  const [first, ...others] = amounts
    .filter(({ block, of, per }) => block === wanted.block && of === wanted.of && per === wanted.per)
    .filter(({ scope = {} }) =>
      Object.entries(wanted.scope ?? {}).every(([name, value]) => (scope[name] ?? value) === value),
    );
  return (
    first &&
    others
      .filter(({ currency }) => currency === first.currency)
      .reduce((least, amount) => (least.from <= amount.from ? least : amount), first)
  );
}

/** A block with rows of amounts, of any type. */
interface Table {
  type: string;
  of: string;
  currency?: Currency;
  per?: Period;
  rows: readonly ({ amount?: Money } | undefined)[];
}

/** The amounts of a table. Rows in another currency than the table's, or without a period, are skipped. */
const amountsIn = ({ type: block, of, rows, ...table }: Table): readonly TableAmount[] =>
  rows.flatMap((row) => {
    if (row?.amount === undefined) return [];
    const { from, currency = table.currency, per = table.per } = longForm(row.amount);
    const isComparable = from !== undefined && per && currency && currency === table.currency;
    return isComparable ? { block, of, per, from, currency } : [];
  });
