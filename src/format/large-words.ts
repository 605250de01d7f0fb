import type { Locale } from '../compiled';
import { numberFormat } from './locale';

/**
 * The words for large amounts of a currency, largest first: for rupees crore and lakh, from ten million and 100,000 on.
 * A currency code begins with the code of its country, for which Intl has these words; most countries have none.
 */
export function largeWords(
  currency: string,
  { language }: Locale,
): readonly { from: number; word: string }[] {
  const localeOfCurrency = new Intl.Locale(language, { region: currency.slice(0, 2) }).toString();
  const format = numberFormat(localeOfCurrency, { notation: 'compact', compactDisplay: 'long' });
  return [1e7, 1e5].flatMap((from) => {
    const parts = format.formatToParts(from);
    const word = parts.find(({ type }) => type === 'compact')?.value;
    // Other locales format these amounts as “10 million” and “100 thousand”, or without a word.
    return parts[0]?.value === '1' && word !== undefined ? [{ from, word: `\u00a0${word}` }] : [];
  });
}
