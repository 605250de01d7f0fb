import { inOneForm } from '../../form/one-form';

/** A sum as the table has it: both of its ends, and its currency. */
export type PricedLine = readonly [from: number, to: number, currency: string | undefined];

export type Verdict = 'within' | 'partly' | 'above' | 'unknown';

/** What one unit of each currency is worth in one that they share. */
export type Rates = Readonly<Record<string, number | undefined>>;

export interface Budget {
  amount: number;
  currency: string;
}

/** Whether a budget is enough for a sum: for its upper end, for its lower end only, or not even for that. */
export function verdictOn([from, to, currency]: PricedLine, budget: Budget, rates: Rates = {}): Verdict {
  const amount = converted(budget, currency, rates);
  if (amount === undefined) return 'unknown';
  if (amount >= to) return 'within';
  return amount >= from ? 'partly' : 'above';
}

function converted({ amount, currency }: Budget, to: string | undefined, rates: Rates): number | undefined {
  if (currency === to) return amount;
  const own = rates[currency];
  const other = to === undefined ? undefined : rates[to];
  return own && other ? (amount * own) / other : undefined;
}

const order: readonly Verdict[] = ['within', 'partly', 'above', 'unknown'];

/** The best of several, for a page that has more than one sum. */
export const bestOf = (verdicts: readonly Verdict[]): Verdict | undefined =>
  order.find((verdict) => verdicts.includes(verdict));

/** Digits, alone or in groups of which the last has three; then decimals, and what says which currency it is. */
const sum =
  /^[^\d-]*(\d+|\d{1,3}(?:[., '’]\d{2,3})*[., '’]\d{3})(?:[.,]\d{1,2})? *(?:\p{Sc}|\/-|[A-Z]{3})?$/u;

/**
 * A sum as somebody types it: “20,00,000”, “30 000”, “€ 25.000”, “25000 EUR”. Undefined if it is none, or not certainly one:
 * “20 lakh”, “25k” and “20,000–30,000” are not to be taken for 20, 25 and 2,000,030,000.
 */
export function readAmount(text: string): number | undefined {
  const written = inOneForm({ type: 'number' }, text);
  const code = /[A-Z]+$/.exec(written)?.[0];
  if (code && !Intl.supportedValuesOf('currency').includes(code)) return undefined; // “20 LAC”
  return Number(sum.exec(written)?.[1]?.replace(/\D/g, '')) || undefined;
}
