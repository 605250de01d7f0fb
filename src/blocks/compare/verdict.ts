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

/** A sum as somebody types it: “20,00,000”, “30 000”, “€ 25.000”. Undefined if it is none. */
export function readAmount(text: string): number | undefined {
  const whole = inOneForm({ type: 'number' }, text)
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/\D/g, '');
  const amount = Number(whole);
  return whole === '' || amount === 0 ? undefined : amount;
}
