import type { Locale, OtherCurrency } from '../compiled';
import { formatDate } from '../format/date-time';
import { fill } from '../format/fill';
import { largeWords } from '../format/large-words';
import { currencyFormat } from '../format/money';
import type { RatesDocument } from '../generated/documents';

/** Formats for amounts in a second currency, in the site's language. */
export function otherCurrencyOf(
  { currency, asOf, source: { publisher }, note, rates }: RatesDocument,
  locale: Locale,
): OtherCurrency {
  const { group, decimal, dash, before, after, indian } = currencyFormat(currency, locale);
  return {
    sums: rates.map(({ currency: rateCurrency, rate }) => {
      const { before: sign, after: behind } = currencyFormat(rateCurrency, locale);
      return { before: sign, after: behind, rate };
    }),
    group,
    decimal,
    dash,
    before,
    after,
    ...(indian && { indian, large: largeWords(currency, locale) }),
    note: fill(note, { day: formatDate(asOf, locale), source: publisher }),
  };
}
