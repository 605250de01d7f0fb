import { memoizeText } from '../document/memoize';
import { dateFormat, numberFormat } from '../format/locale';

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
const patternsFor = memoizeText((language): DatePatterns => {
  const days = Array.from({ length: 7 }, (_, day) =>
    (['long', 'short'] as const).map((weekday) =>
      partOf(new Date(Date.UTC(2024, 0, 1 + day)), language, 'weekday', { weekday }),
    ),
  ).flat();
  const months = monthsByName(language, ['long']);
  const day = `(${alternatives(days)})`;
  const month = `(${alternatives(months.keys())})`;
  // What may be between a weekday and its date; below, a date with the day before the month or after it.
  const between = '(?:,? (?:the |den |dem |le |der |o dia )?|, )';
  const date = `(?:(\\d{1,2})${ordinal},? ${preposition}${month}|${month} (\\d{1,2})(?:st|nd|rd|th)?)(?:,? (?:de )?(\\d{4}))?(?!\\d)`;
  return {
    pattern: new RegExp(`(?<!\\p{L})${day}${between}${date}`, 'giu'),
    date: new RegExp(`(?<![\\p{L}\\p{N}])${date}`, 'giu'),
    months,
  };
});

/** What may follow a day, and be before its month. */
const ordinal = '(?:st|nd|rd|th|\\.|º|er)?';
const preposition = '(?:de |of |ב)?';

/** One part of a formatted date, such as its month, without the full stop of an abbreviation. */
const partOf = (
  date: Date,
  language: string,
  part: 'weekday' | 'month',
  options: Intl.DateTimeFormatOptions,
): string =>
  dateFormat(language, { ...options, calendar: 'gregory' })
    .formatToParts(date)
    .find(({ type }) => type === part)
    ?.value.replace(/\.$/, '') ?? '';

/** Months, counted from 0, by their names in lower case. Beside a day, a month has another name in some languages. */
const monthsByName = (language: string, styles: readonly ('long' | 'short')[]): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: 12 }, (_, month) =>
      styles
        .flatMap((style) => [{ month: style, day: 'numeric' } as const, { month: style }])
        .map((options) => partOf(new Date(Date.UTC(2024, month, 12)), language, 'month', options))
        .map((name) => [name.toLowerCase(), month] as const),
    ).flat(),
  );

/** A pattern for any of these names. The longest is first, so that an abbreviation does not match its beginning. */
const alternatives = (names: Iterable<string>) =>
  [...new Set(names)]
    .filter((name) => /^[\p{L}\p{M}-]+$/u.test(name))
    .sort((a, b) => b.length - a.length)
    .join('|');

/**
 * Dates in a text whose weekday is wrong: where weekday and date are and how they are written, and the actual weekday.
 * Dates without a year may be on any weekday.
 */
export function wrongWeekdays(text: string, language: string) {
  const { pattern, months } = patternsFor(language);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [written, weekday = '', dayBefore, monthAfter, monthBefore, dayAfter, year] = match;
    const month = months.get((monthAfter ?? monthBefore ?? '').toLowerCase());
    if (month === undefined || year === undefined) return [];
    const date = new Date(Date.UTC(Number(year), month, Number(dayBefore ?? dayAfter)));
    if (date.getUTCMonth() !== month) return []; // impossibleDays reports a 30th or 31st that does not exist
    const actual = dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
    // The weekday in the text may be abbreviated.
    return actual.toLowerCase().startsWith(weekday.toLowerCase())
      ? []
      : { start: match.index, end: match.index + written.length, written, actual };
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

/**
 * How to find a 30th or 31st of a month with fewer than 31 days. The pattern begins with the day, which is ten times as
 * fast, because few texts contain one. Its groups are the day, the month after it, or else month and day together
 * (“February 30”) and that month alone. Days with digits beside them are excluded, as in “in 2030 June” and “April
 * 30,000”.
 */
const monthEndsFor = memoizeText((language) => {
  const lengths = new Map(
    [...monthsByName(language, ['long', 'short'])].flatMap(([name, month]) => {
      const length = new Date(Date.UTC(2024, month + 1, 0)).getUTCDate();
      return length < 31 ? [[name, length] as const] : [];
    }),
  );
  const days = new Map(
    [30, 31].flatMap((day) => [String(day), numberFormat(language).format(day)].map((text) => [text, day])),
  );
  const [day, month] = [[...days.keys()].join('|'), alternatives(lengths.keys())];
  const pattern = new RegExp(
    `(?<!\\p{N}[.,]?)(${day})(?!,?\\p{N})(?:${ordinal}[ -]${preposition}(${month})(?![\\p{L}\\p{M}])|(?<=(?<![\\p{L}\\p{M}])((${month})\\.? (?:${day}))))`,
    'giu',
  );
  return { pattern, lengths, days };
});

/**
 * Days in a text that their month never has: 30 February, 31 November. `length` is how many days the month has in a
 * leap year.
 */
export function impossibleDays(text: string, language: string) {
  const { pattern, lengths, days } = monthEndsFor(language);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [written, day = '', monthAfter, monthAndDay = written, monthBefore] = match;
    const length = lengths.get((monthAfter ?? monthBefore ?? '').toLowerCase());
    const end = match.index + written.length;
    return length !== undefined && Number(days.get(day)) > length
      ? [{ start: end - monthAndDay.length, end, length }]
      : [];
  });
}
