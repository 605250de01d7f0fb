import { memoizeText } from '../document/memoize';
import { dateFormat } from '../format/locale';

/** A date with the wrong weekday. */
export interface WrongWeekday {
  /** Where the weekday and the date are in the text. */
  start: number;
  end: number;
  /** Both as they are written there. */
  written: string;
  /** The right weekday. */
  actual: string;
}

/** How to find dates in a language. */
interface DatePatterns {
  /** A weekday and a date. The groups are the weekday and those of `date`. */
  pattern: RegExp;
  /** The groups are a day and its month, or a month and its day, and the year, if there is one. */
  date: RegExp;
  /** Months, counted from 0, by their names in lower case. */
  months: ReadonlyMap<string, number>;
}

/** The patterns for a language: for “Friday, 24 December 2026”, “Freitag, den 24. Dezember 2026”. */
const patternsFor = memoizeText(createPatterns);

function createPatterns(language: string): DatePatterns {
  // One part of a formatted date, such as its month, without the full stop of an abbreviation.
  const part = (date: Date, options: Intl.DateTimeFormatOptions, type: string) =>
    dateFormat(language, { ...options, timeZone: 'UTC' })
      .formatToParts(date)
      .find((one) => one.type === type)
      ?.value.replace(/\.$/, '') ?? '';
  const days = Array.from({ length: 7 }, (_, day) =>
    (['long', 'short'] as const).map((weekday) =>
      part(new Date(Date.UTC(2024, 0, 1 + day)), { weekday }, 'weekday'),
    ),
  ).flat();
  const months = new Map(
    Array.from({ length: 12 }, (_, month) => {
      const date = new Date(Date.UTC(2024, month, 12));
      // Beside a day, the name of a month has another form in some languages.
      return [
        part(date, { month: 'long', day: 'numeric' }, 'month'),
        part(date, { month: 'long' }, 'month'),
      ].map((name) => [name.toLowerCase(), month] as const);
    }).flat(),
  );
  // The longest first, so that an abbreviation does not match the beginning of a name.
  const alternatives = (names: Iterable<string>) =>
    [...new Set(names)]
      .filter((name) => /^[\p{L}-]+$/u.test(name))
      .sort((a, b) => b.length - a.length)
      .join('|');
  const day = `(${alternatives(days)})`;
  const month = `(${alternatives(months.keys())})`;
  // What may be between a weekday and its date; below, a date with the day before the month or after it.
  const between = '(?:,? (?:the |den |dem |le |der |o dia )?|, )';
  const date = `(?:(\\d{1,2})(?:st|nd|rd|th|\\.|º|er)?,? (?:de |of )?${month}|${month} (\\d{1,2})(?:st|nd|rd|th)?)(?:,? (?:de )?(\\d{4}))?(?!\\d)`;
  return {
    pattern: new RegExp(`(?<!\\p{L})${day}${between}${date}`, 'giu'),
    date: new RegExp(`(?<![\\p{L}\\p{N}])${date}`, 'giu'),
    months,
  };
}

/** Dates in a text whose weekday is wrong. Those without a year may be on any weekday. */
export function wrongWeekdays(text: string, language: string): readonly WrongWeekday[] {
  const { pattern, months } = patternsFor(language);
  return [...text.matchAll(pattern)].flatMap((match): readonly WrongWeekday[] => {
    const [written, weekday = '', dayBefore, monthAfter, monthBefore, dayAfter, year] = match;
    const month = months.get((monthAfter ?? monthBefore ?? '').toLowerCase());
    if (month === undefined || year === undefined) return [];
    const date = new Date(Date.UTC(Number(year), month, Number(dayBefore ?? dayAfter)));
    if (date.getUTCMonth() !== month) return []; // a day that does not exist is reported separately
    const actual = dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
    // The weekday in the text may be abbreviated.
    return actual.toLowerCase().startsWith(weekday.toLowerCase())
      ? []
      : [{ start: match.index, end: match.index + written.length, written, actual }];
  });
}

/** The dates in a text, as “2026-12-24”. One without a year gets the year in which it is nearest to the day `near`. */
export function daysNamed(text: string, language: string, near: string): readonly string[] {
  const { date, months } = patternsFor(language);
  return [...text.matchAll(date)].flatMap(([, dayBefore, monthAfter, monthBefore, dayAfter, year]) => {
    const month = months.get((monthAfter ?? monthBefore ?? '').toLowerCase());
    if (month === undefined) return [];
    const rest = `-${twoDigits(month + 1)}-${twoDigits(Number(dayBefore ?? dayAfter))}`;
    if (year !== undefined) return [year + rest];
    const nearYear = Number(near.slice(0, 4));
    const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(near));
    return (
      [nearYear - 1, nearYear, nearYear + 1]
        .map((one) => `${one}${rest}`)
        .sort((a, b) => distance(a) - distance(b))[0] ?? []
    );
  });
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The months that a text names, counted from 0. */
export function monthsNamed(text: string, language: string): readonly number[] {
  const { months } = patternsFor(language);
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return [...new Set([...months].flatMap(([name, month]) => (words.has(name) ? [month] : [])))];
}

/** The name of a month, counted from 0. */
export const monthName = (month: number, language: string): string =>
  dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month, 12)));
