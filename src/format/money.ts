import type { FigureWords } from '../compiled';
import type { Currency, Money, Period } from '../generated/compiled';
import { type FigureParts, joinParts } from './figure-parts';
import { formatNumber, formatRange } from './number';

/** What a table says once for all its sums. */
export interface MoneyDefaults {
  currency?: Currency;
  per?: Period;
}

export type MoneyWords = Pick<
  FigureWords,
  'about' | 'from' | 'perHour' | 'perWeek' | 'perMonth' | 'perYear' | 'perCourse'
>;

/** Currencies that readers know by their symbol; dollars are distinguished by their codes. */
const symbols: Partial<Record<Currency, string>> = { EUR: '€', GBP: '£', INR: '₹', USD: '$' };

/** “€9,850–25,500”, “about €650”, “AUD 24.10 an hour”. The period is shown only if the table does not show it. */
export const formatMoney = (money: Money, defaults: MoneyDefaults, words: MoneyWords) =>
  joinParts(moneyParts(money, defaults, words));

/** The same in its parts. */
export function moneyParts(money: Money, defaults: MoneyDefaults, words: MoneyWords): FigureParts {
  const { from, to, about, atLeast, currency = defaults.currency, per } = asObject(money);
  const symbol = currency ? (symbols[currency] ?? `${currency}\u00a0`) : '';
  return {
    before: about ? words.about : atLeast ? words.from : undefined,
    figure: `${symbol}${formatRange(from, to, formatSum)}`,
    unit: per && per !== defaults.per ? periodWord(per, words) : undefined,
  };
}

/** “a month”. */
export function periodWord(per: Period, words: MoneyWords): string {
  const byPeriod: Record<Period, string> = {
    hour: words.perHour,
    week: words.perWeek,
    month: words.perMonth,
    year: words.perYear,
    course: words.perCourse,
  };
  return byPeriod[per];
}

/** Two decimals if there are any: 24.1 is 24.10. */
const formatSum = (value: number) => (Number.isInteger(value) ? formatNumber(value) : withCents(value));

const withCents = (value: number) => {
  const [whole = '', cents = ''] = value.toFixed(2).split('.');
  return `${formatNumber(Number(whole))}.${cents}`;
};

const asObject = (money: Money): Exclude<Money, number> =>
  typeof money === 'number' ? { from: money } : money;
