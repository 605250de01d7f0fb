import type { FigureWords, Locale } from '../compiled';
import type { DatedIntake, FactValue } from '../generated/documents';
import { dateLanguage, formatDate } from './date-time';
import { durationParts } from './duration';
import { type FigureParts, joinParts } from './figure-parts';
import { fill } from './fill';
import { dateFormat, maxDecimals, numberFormat } from './locale';
import { longForm } from './long-form';
import { moneyParts } from './money';
import { firstDayOf, isDay } from './month-or-day';
import { formatCount, formatNumber, formatPercent, formatRange } from './number';

/**
 * The form in which a figure is shown: without surrounding words, one of its ends, digits only, or the minimum for each
 * section of a test.
 */
export type FactForm = 'bare' | 'from' | 'to' | 'number' | 'each';

/**
 * A register's figure as text: “up to 2 years”, “€9,500–34,500 a year”, “6.5”. Undefined if it lacks what the form
 * needs.
 */
export function formatFact(
  value: FactValue,
  words: FigureWords,
  locale: Locale,
  form?: FactForm,
): string | undefined {
  if (form === undefined) return joinParts(figureParts(value, words, locale));
  if (form === 'bare') return joinParts(bareParts(value, words, locale));
  if (form === 'each')
    return 'each' in value && value.each !== undefined ? scoreOf(value.each, value, locale) : undefined;
  if (form === 'number') return digitsOf(value, locale);
  const end = endOf(value, form);
  return end && formatFact(end, words, locale, 'bare');
}

/** The parts of a figure, which are set in different sizes. */
export function figureParts(value: FactValue, words: FigureWords, locale: Locale): FigureParts {
  if ('score' in value)
    return { figure: formatRange(value.score, value.to, (score) => scoreOf(score, value, locale), locale) };
  if ('intake' in value) return { figure: formatMonthOrDay(value.intake.starts, locale) };
  if ('count' in value) return { figure: formatCount(value, locale) };
  if ('percent' in value) return { figure: formatPercent(value.percent, value.to, locale) };
  if ('duration' in value) return durationParts(value.duration, words, locale);
  return moneyParts(value, {}, words, locale);
}

/** “September 2027” for `2027-09`, “15 September 2027” for `2027-09-15`. */
export const formatMonthOrDay = (date: string, locale: Locale): string =>
  isDay(date)
    ? formatDate(date, locale)
    : dateFormat(dateLanguage(locale), { month: 'long', year: 'numeric' }).format(new Date(`${date}-01`));

/**
 * An application deadline: a day or a month. A month that the site only advises (`advice`) is shown as “end of” it; of
 * any other month the day is unknown, so that it stands alone.
 */
export function formatUntil(
  { until, advice }: Pick<NonNullable<DatedIntake['apply']>, 'until' | 'advice'>,
  { endOfMonth }: Partial<Pick<FigureWords, 'endOfMonth'>>,
  locale: Locale,
): string {
  const date = formatMonthOrDay(until, locale);
  // A site that advises no months need not have the word.
  return advice && !isDay(until) && endOfMonth ? fill(endOfMonth, { month: date }) : date;
}

/** The name of a month, without the year: “September”. */
export const formatMonth = (date: string, locale: Locale): string =>
  dateFormat(dateLanguage(locale), { month: 'long' }).format(new Date(firstDayOf(date)));

/** The initials of the twelve months in the page's language: “J”, “F”, “M”. */
export const monthInitials = ({ language }: Pick<Locale, 'language'>): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateFormat(language, { month: 'narrow' }).format(new Date(Date.UTC(2026, month, 15))),
  );

/** The parts of a figure without limiting words and period: “20 hours”, “€9,500–34,500”. */
function bareParts(value: FactValue, words: FigureWords, locale: Locale): FigureParts {
  if (!('duration' in value)) return { figure: figureParts(value, words, locale).figure };
  return durationParts({ ...longForm(value.duration), per: undefined, upTo: undefined }, words, locale);
}

/** A figure without unit, currency and limiting words: “20”, “9,500–34,500”; of an intake, when it starts. */
function digitsOf(value: FactValue, locale: Locale): string {
  if ('intake' in value) return formatMonthOrDay(value.intake.starts, locale);
  const { from, to } = endsOf(value);
  const format = (number: number) =>
    'score' in value ? scoreOf(number, value, locale) : formatNumber(number, locale);
  return formatRange(from, to, format, locale);
}

/** One end of a range as a separate figure; undefined if it has no such end. */
function endOf(value: FactValue, end: 'from' | 'to'): FactValue | undefined {
  if ('count' in value || 'intake' in value) return undefined;
  const from = endsOf(value)[end];
  if (from === undefined) return undefined;
  if ('percent' in value) return { percent: from };
  if ('score' in value) return { ...value, score: from, to: undefined };
  if ('duration' in value) return { duration: { ...longForm(value.duration), from, to: undefined } };
  return { ...value, from, to: undefined };
}

/** The number of a figure, or the ends of its range. */
function endsOf(value: Exclude<FactValue, { intake: unknown }>): { from: number; to?: number } {
  if ('count' in value) return { from: value.count };
  if ('percent' in value) return { from: value.percent, to: value.to };
  if ('score' in value) return { from: value.score, to: value.to };
  return 'duration' in value ? longForm(value.duration) : value;
}

/** A score with at least the decimals that its test gives: 6.5, 1100. Scores have no thousands separators. */
const scoreOf = (score: number, { decimals = 0 }: { decimals?: number }, { language }: Locale): string =>
  numberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: maxDecimals,
    useGrouping: false,
  }).format(score);
