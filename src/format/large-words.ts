import type { Locale } from '../compiled';
import { numberFormat } from './locale';

/**
 * The words for large amounts in the currency's home country, largest first: lakh and crore, from 100,000 and ten
 * million. The first two letters of a currency code are the country's, by which Intl knows the words in local
 * languages; other currencies have none.
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
