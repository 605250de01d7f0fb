import type { Locale } from '../compiled';
import type { Count } from '../generated/compiled';
import { maxDecimals, numberFormat, perLanguage } from './locale';

/** A number in the language's format, with all its decimals: 1,234,567. */
export const formatNumber = (value: number, { language }: Locale) =>
  numberFormat(language, { maximumFractionDigits: maxDecimals }).format(value);

/** Rounds a computed number to remove floating-point errors: 24.1 × 12 is 289.2. */
export const withoutBinaryError = (value: number): number => Number(value.toPrecision(15));

/** A range with the language's dash, or a single figure if `to` is undefined. */
export const formatRange = (
  from: number,
  to: number | undefined,
  format: (value: number) => string,
  locale: Locale,
) => (to === undefined ? format(from) : `${format(from)}${rangeDash(locale)}${format(to)}`);

const rangeDash = perLanguage(
  (language) =>
    numberFormat(language)
      .formatRangeToParts(1, 2)
      .find(({ source }) => source === 'shared')?.value ?? '–',
);

/** A count in the format that its document gives it: “28”, “1,22,000”, “4,500+”. */
export function formatCount(count: Count, locale: Locale): string {
  if (typeof count === 'number') return formatNumber(count, locale);
  const number = formatNumber(count.count, locale);
  return `${count.grouping === 'indian' ? withIndianGrouping(number, locale) : number}${count.plus ? '+' : ''}`;
}

/** “95.8%”, “95–98%”; the sign is placed as the language requires. */
export function formatPercent(percent: number, to: number | undefined, locale: Locale): string {
  const { before, after } = percentSign(locale);
  return `${before}${formatRange(percent, to, (value) => formatNumber(value, locale), locale)}${after}`;
}

const percentSign = perLanguage((language) =>
  splitAtDigits(numberFormat(language, { style: 'percent' }).formatToParts(1)),
);

/** The types of parts that Intl splits the digits of a number into, with their separators. */
const digitParts: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction']);

/** Splits formatted parts into the digits and the text before and after them, such as a currency symbol. */
export function splitAtDigits(parts: readonly Intl.NumberFormatPart[]) {
  const isDigits = ({ type }: Intl.NumberFormatPart) => digitParts.has(type);
  const first = parts.findIndex(isDigits);
  const end = parts.length - [...parts].reverse().findIndex(isDigits);
  const join = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  return {
    before: join(parts.slice(0, first)),
    digits: join(parts.slice(first, end)),
    after: join(parts.slice(end)),
  };
}

/** Indian digit grouping, 12,34,567: groups of two before the last three digits, with the language's separators. */
export function withIndianGrouping(number: string, locale: Locale): string {
  const decimal = decimalSeparator(locale);
  const [whole = '', ...fraction] = number.split(decimal);
  const digits = whole.replace(/\P{Nd}/gu, '');
  const grouped = digits.replace(
    /\p{Nd}(?=(?:\p{Nd}{2})*\p{Nd}{3}$)/gu,
    (digit) => digit + groupSeparator(locale),
  );
  return [grouped, ...fraction].join(decimal);
}

/** The separator between groups of digits: the comma in “1,234”. */
export const groupSeparator = perLanguage(
  (language) =>
    numberFormat(language, { useGrouping: 'always' })
      .formatToParts(1234)
      .find(({ type }) => type === 'group')?.value ?? '',
);

/** The decimal separator. Scripts use it to parse numbers from the server-rendered HTML. */
export const decimalSeparator = perLanguage(
  (language) =>
    numberFormat(language)
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.',
);
