import type { Locale, OtherCurrency } from '../compiled';
import { formatDate } from '../format/date-time';
import { fill } from '../format/fill';
import { largeWords } from '../format/large-words';
import { currencyFormat } from '../format/money';
import type { RatesDocument } from '../generated/documents';

/**
 * What is needed to convert amounts: for each currency with a rate, what comes before and after its amounts
 * (`currencies`), and how amounts in the second currency are formatted in the site's language. Where digits are grouped
 * as in India, that includes words for large amounts.
 */
export function otherCurrencyOf(
  { currency, asOf, source: { publisher }, note, rates }: RatesDocument,
  locale: Locale,
): OtherCurrency {
  const { group, decimal, dash, before, after, indian } = currencyFormat(currency, locale);
  return {
    currencies: rates.map(({ currency: rateCurrency, rate }) => {
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
