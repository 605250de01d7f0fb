import { mixedCurrency } from '../diagnostics/mixed-currency/mixed-currency';
import { locationOfValue } from '../document/location';
import { forPublishedPages, type Rule } from './rule';

/**
 * Blocks in another currency than most blocks of their page, if pages of the kind have one currency: the block was
 * probably copied from another page. Rows with a currency of their own are allowed.
 */
export const mixedCurrencies: Rule = forPublishedPages(({ content, parsed }, { kinds }) => {
  if (!kinds.find(({ kind }) => kind === content.kind)?.oneCurrency) return [];
  const { blocks = [] } = content;
  const withCurrency = blocks.flatMap((block, index) =>
    block && 'currency' in block && block.currency !== undefined ? [{ index, currency: block.currency }] : [],
  );
  // An invalid currency makes the majority uncertain.
  if (blocks.some((block) => !block || (block.type === 'cost-table' && !block.currency))) return [];
  const common = mostFrequent(withCurrency.map(({ currency }) => currency));
  return withCurrency.flatMap(({ index, currency }) =>
    common === undefined || currency === common
      ? []
      : [mixedCurrency(locationOfValue(parsed, `/blocks/${index}/currency`), currency, common)],
  );
});

/** The most frequent value. Of several, the first. */
function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
