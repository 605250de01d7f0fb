import { rowCurrency } from '../diagnostics/row-currency/row-currency';
import { locationOfValue } from '../document/location';
import type { Block } from '../generated/documents';
import { forPublishedBlocks, type Rule } from './rule';

/**
 * Cost tables with a single amount in another currency, which was probably copied. Tables that compare countries have
 * several such amounts, and tables of one or two rows have no majority, so neither are reported.
 */
export const rowCurrencies: Rule = forPublishedBlocks((written, pointer, { parsed, invalidPointers }) => {
  if (invalidPointers.has(`${pointer}/rows`) || invalidPointers.has(`${pointer}/currency`)) return [];
  const block: Block = Object(written);
  if (block.type !== 'cost-table' || !(block.rows?.length >= 3)) return [];
  const others = block.rows.flatMap((row, index) =>
    Object.entries(row).flatMap(([name, value]) => {
      const { currency } = Object(value) as { currency?: string };
      return currency === undefined || currency === block.currency
        ? []
        : [{ pointer: `${pointer}/rows/${index}/${name}/currency`, currency }];
    }),
  );
  const [other] = others;
  return other && others.length === 1
    ? [rowCurrency(locationOfValue(parsed, other.pointer), other.currency, block.currency)]
    : [];
});
