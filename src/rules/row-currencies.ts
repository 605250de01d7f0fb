import { rowCurrency } from '../diagnostics/row-currency/row-currency';
import { locationOfValue } from '../document/location';
import type { Block } from '../generated/documents';
import { forPublishedPages, type Rule } from './rule';

/**
 * Cost tables with a single amount in another currency, which was probably copied. Tables that compare countries have
 * several such amounts, and tables of one or two rows have no majority, so neither are reported.
 */
export const rowCurrencies: Rule = forPublishedPages(
  ({ content: { blocks = [] }, parsed, invalidPointers }) =>
    blocks.flatMap((written, index) => {
      if (invalidPointers.has(`/blocks/${index}/rows`) || invalidPointers.has(`/blocks/${index}/currency`))
        return [];
      const block = written as Block | undefined;
      if (block?.type !== 'cost-table' || !(block.rows?.length >= 3)) return [];
      const others: { pointer: string; currency: string }[] = [];
      block.rows.forEach((row, rowIndex) => {
        for (const key in row) {
          const { currency } = row[key as keyof typeof row];
          if (currency !== undefined && currency !== block.currency)
            others.push({ pointer: `/blocks/${index}/rows/${rowIndex}/${key}/currency`, currency });
        }
      });
      const [other] = others;
      return other && others.length === 1
        ? [rowCurrency(locationOfValue(parsed, other.pointer), other.currency, block.currency)]
        : [];
    }),
);
