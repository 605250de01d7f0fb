/** What authors write instead of a currency code. Without “$” and “¥”, which are ambiguous. */
const codesBySymbol: Readonly<Record<string, string>> = {
  S$: 'SGD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  US$: 'USD',
  '€': 'EUR',
  Euro: 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  Rs: 'INR',
  'Rs.': 'INR',
  RM: 'MYR',
  RMB: 'CNY',
  Dh: 'AED',
  Dhs: 'AED',
  zł: 'PLN',
  '₩': 'KRW',
};

/** A currency, with its name in English. */
export interface Currency {
  code: string;
  /** For example “Singapore dollars”. */
  name: string;
}

/** The currency of a symbol or abbreviation; undefined if it is unknown or ambiguous. */
export function currencyOf(symbol: string): Currency | undefined {
  const currencyCode = Object.hasOwn(codesBySymbol, symbol) ? codesBySymbol[symbol] : undefined;
  if (currencyCode === undefined) return undefined;
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'name',
  });
  // Two, for the plural.
  const name = format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currencyCode;
  return { code: currencyCode, name };
}
