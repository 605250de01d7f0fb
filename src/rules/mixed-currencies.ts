import { mixedCurrency } from '../diagnostics/mixed-currency/mixed-currency';
import { locationOfValue } from '../document/location';
import { inPublished, type Rule } from './rule';

/**
 * Blocks of one page with sums in different currencies, where the kind of the page says that it has one: probably a page
 * was copied and one table forgotten. A row with its own currency is intended.
 */
export const mixedCurrencies: Rule = inPublished(({ content, document }, { kinds }) => {
  if (!kinds.find(({ kind }) => kind === content.kind)?.oneCurrency) return [];
  const { blocks = [] } = content;
  const tables = blocks.flatMap((block, index) =>
    block && 'currency' in block && block.currency !== undefined ? [{ index, currency: block.currency }] : [],
  );
  // Which currency is common is uncertain while one of them is invalid.
  if (blocks.some((block) => !block || (block.type === 'cost-table' && !block.currency))) return [];
  const common = mostOften(tables.map(({ currency }) => currency));
  return tables.flatMap(({ index, currency }) =>
    common === undefined || currency === common
      ? []
      : [mixedCurrency(locationOfValue(document, `/blocks/${index}/currency`), currency, common)],
  );
});

/** The first of those that are named as often. */
function mostOften<T>(names: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
