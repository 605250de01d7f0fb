import { normalizeAnswer } from '../../form/normalize-answer';

/** An amount in the table: both ends, which are equal if it is exact, and its currency. */
export type PricedRange = readonly [from: number, to: number, currency: string | undefined];

/**
 * How a budget compares with an amount: it covers the upper end, only the lower end, or neither, or the exchange rate
 * is unknown.
 */
export type Verdict = 'within' | 'partly' | 'above' | 'unknown';

/** The value of one unit of each currency in a common currency. */
export type Rates = Readonly<Record<string, number | undefined>>;

export interface Budget {
  amount: number;
  currency: string;
}

/** Compares a budget with an amount. Without `rates`, both must be in one currency. */
export function checkBudget([from, to, currency]: PricedRange, budget: Budget, rates: Rates = {}): Verdict {
  const amount = convertBudget(budget, currency, rates);
  if (amount === undefined) return 'unknown';
  if (amount >= to) return 'within';
  return amount >= from ? 'partly' : 'above';
}

function convertBudget(
  { amount, currency }: Budget,
  target: string | undefined,
  rates: Rates,
): number | undefined {
  if (currency === target) return amount;
  const rate = rates[currency];
  const targetRate = target === undefined ? undefined : rates[target];
  return rate && targetRate ? (amount * rate) / targetRate : undefined;
}

/** All verdicts, from best to worst. */
export const verdicts: readonly Verdict[] = ['within', 'partly', 'above', 'unknown'];

/** The best verdict, for a page with several amounts. */
export const bestVerdict = (verdictsOfPage: readonly Verdict[]): Verdict | undefined =>
  verdicts.find((verdict) => verdictsOfPage.includes(verdict));

/**
 * Matches digits, optionally grouped (the last group has three, the others two or three), then optional decimals, with
 * a currency before or after (`/-` is how rupees end). Captures the digits with their separators.
 */
const amountPattern =
  /^[^\d-]*(\d+|\d{1,3}(?:[., '’]\d{2,3})*[., '’]\d{3})(?:[.,]\d{1,2})? *(?:\p{Sc}|\/-|[A-Z]{3})?$/u;

/** Parses both ends of an amount in the table: “about €9,500–34,500 a year”. */
export function parseAmountRange(text: string): readonly [from: number, to: number] | undefined {
  const numbers = normalizeAnswer({ type: 'number' }, text).matchAll(/\d(?:[\d., '’]*\d)?/g);
  const [from, to = from] = [...numbers].map(([end]) => parseAmount(end));
  return from === undefined || to === undefined ? undefined : [from, to];
}

/**
 * Parses an amount as visitors type it: “20,00,000”, “30 000”, “€ 25.000”, “25000 EUR”. Undefined if it is ambiguous:
 * “20 lakh”, “25k” and “20,000–30,000” must not be read as 20, 25 and 2,000,030,000.
 */
export function parseAmount(text: string): number | undefined {
  const normalized = normalizeAnswer({ type: 'number' }, text);
  const typedCurrency = /[A-Z]+$/.exec(normalized)?.[0];
  // “LAC”, a hundred thousand in India, is no currency: “20 LAC” is not 20.
  if (typedCurrency && !Intl.supportedValuesOf('currency').includes(typedCurrency)) return undefined;
  return Number(amountPattern.exec(normalized)?.[1]?.replace(/\D/g, '')) || undefined;
}
