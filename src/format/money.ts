import type { FigureWords, Locale } from '../compiled';
import type { Currency, Formats, Money, Period } from '../generated/compiled';
import { type FigureParts, joinParts } from './figure-parts';
import { fill } from './fill';
import { maxDecimals, numberFormat } from './locale';
import { longForm } from './long-form';
import { decimalSeparator, formatRange, groupSeparator, splitAtDigits, withIndianGrouping } from './number';

/** The currency and the period of all amounts of a table that do not have their own. */
export interface MoneyDefaults {
  currency?: Currency;
  per?: Period;
}

/** The words that an amount needs: “about”, “from” and those of its period. */
export type MoneyWords = Pick<
  FigureWords,
  'about' | 'from' | 'perHour' | 'perWeek' | 'perMonth' | 'perYear' | 'perCourse'
>;

/** Headings of columns whose amounts do not include their period: “{column} per month”. */
export type ColumnWords = Pick<
  FigureWords,
  'columnPerHour' | 'columnPerWeek' | 'columnPerMonth' | 'columnPerYear' | 'columnPerCourse'
>;

/** “€9,850–25,500”, “about €650”, “AUD 24.10 an hour”. The period is omitted if the table shows it. */
export const formatMoney = (money: Money, defaults: MoneyDefaults, words: MoneyWords, locale: Locale) =>
  joinParts(moneyParts(money, defaults, words, locale));

/** The parts of an amount, which are set in different sizes: “about”, “€650”, “a month”. */
export function moneyParts(
  money: Money,
  defaults: MoneyDefaults,
  words: MoneyWords,
  locale: Locale,
): FigureParts {
  const { from, to, about, atLeast, currency = defaults.currency, per } = longForm(money);
  return {
    before: about ? words.about : atLeast ? words.from : undefined,
    figure: formatSum(from, to, currency, locale),
    unit: per && per !== defaults.per ? periodWord(per, words) : undefined,
  };
}

/** The words for each period, after an amount and in the heading of a column. */
const periodWords = {
  hour: { unit: 'perHour', column: 'columnPerHour' },
  week: { unit: 'perWeek', column: 'columnPerWeek' },
  month: { unit: 'perMonth', column: 'columnPerMonth' },
  year: { unit: 'perYear', column: 'columnPerYear' },
  course: { unit: 'perCourse', column: 'columnPerCourse' },
} as const;

/** A period in words: “a month”. */
export const periodWord = (per: Period, words: MoneyWords): string => words[periodWords[per].unit];

/** “Rent per month”: the heading of a column whose amounts do not include their period. */
export const columnHeading = (column: string, per: Period | undefined, words: ColumnWords): string =>
  per === undefined ? column : fill(words[periodWords[per].column], { column });

/**
 * Formats an amount or a range with a single currency symbol. If there are decimals, at least as many as the currency
 * has are shown: 24.10 for 24.1. Amounts with more decimals, such as a price per word, keep them.
 */
function formatSum(
  from: number,
  to: number | undefined,
  currency: Currency | undefined,
  locale: Locale,
): string {
  const { format, indian } = amountFormat(currency, locale);
  const first = splitAtDigits(format.formatToParts(from));
  const digitsOf = (value: number) => {
    const { digits } = value === from ? first : splitAtDigits(format.formatToParts(value));
    return indian ? withIndianGrouping(digits, locale) : digits;
  };
  return `${first.before}${formatRange(from, to, digitsOf, locale)}${first.after}`;
}

/** The text around the digits of an amount, and the separators among them, for finding amounts in texts. */
export function currencyFormat(currency: Currency, locale: Locale) {
  const { format, indian } = amountFormat(currency, locale);
  const { before, after } = splitAtDigits(format.formatToParts(1));

  return {
    before,
    after,
    indian,
    group: groupSeparator(locale),
    decimal: decimalSeparator(locale),
    dash: formatRange(1, 2, () => '', locale),
  };
}

/**
 * The number format of a currency, or of amounts without one, with the site's own settings; and whether its digits are
 * grouped as in India, which the format does not do.
 */
function amountFormat(currency: Currency | undefined, { language, formats }: Locale) {
  const { sign = formats?.sign, grouping } =
    formats?.currencies?.find((settings) => settings.currency === currency) ?? {};
  const format = numberFormat(language, {
    ...(currency
      ? { style: 'currency', currency, currencyDisplay: currencyDisplays[sign ?? 'symbol'] }
      : { minimumFractionDigits: 2 }),
    maximumFractionDigits: maxDecimals,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return { format, indian: grouping === 'indian' };
}

/** What Intl calls each `sign` of a site's formats. */
const currencyDisplays: Readonly<Record<NonNullable<Formats['sign']>, 'symbol' | 'narrowSymbol' | 'code'>> = {
  symbol: 'symbol',
  narrow: 'narrowSymbol',
  code: 'code',
};
