import { memoizeText } from '../document/memoize';
import { dateFormat, numberFormat } from '../format/locale';

/** How to find a 30th or 31st of a month with fewer than 31 days in texts of a language. The day may exist. */
export interface MonthEndPattern {
  /**
   * Its groups are the day (1), and either the month after it (2), or everything from the month before it to the day
   * (3) and that month (4).
   */
  pattern: RegExp;
  /** The number of a day as matched. */
  dayNumber: (digits: string) => number;
  /** The number of days of a month by name, in a leap year. */
  daysInMonth: (month: string) => number;
}

/** Months with fewer than 31 days, counted from 0, and their lengths. */
const shortMonths = new Map([
  [1, 29],
  [3, 30],
  [5, 30],
  [8, 30],
  [10, 30],
]);

/**
 * The pattern for a language. It begins with the day, which is ten times as fast, because few texts contain one. Days
 * with digits beside them are excluded, as in “in 2030 June” and “April 30,000”.
 */
export const monthEndPattern = memoizeText(createPattern);

function createPattern(language: string): MonthEndPattern {
  const lengths = new Map([...shortMonths].flatMap(([month, length]) => namesOf(month, language, length)));
  const digits = new Map(
    [30, 31].flatMap((day) => [
      [String(day), day] as const,
      [numberFormat(language).format(day), day] as const,
    ]),
  );
  const names = [...lengths.keys()].sort((one, other) => other.length - one.length).join('|');
  const alternatives = [...digits.keys()].join('|');
  const between = [...betweenDayAndMonth(language)].join('|');
  const follows = `(?:${between})(${names})(?![\\p{L}\\p{M}])`;
  const precedes = `(?<=(?<![\\p{L}\\p{M}])((${names})\\.? (?:${alternatives})))`;
  return {
    pattern: new RegExp(`(?<!\\p{N}[.,]?)(${alternatives})(?!,?\\p{N})(?:${follows}|${precedes})`, 'gu'),
    dayNumber: (day) => digits.get(day) ?? 0,
    daysInMonth: (name) => lengths.get(name) ?? 31,
  };
}

/**
 * The names of a month, each with the month's length: standalone and within a date, long and short, capitalized too.
 */
function namesOf(month: number, language: string, length: number): readonly (readonly [string, number])[] {
  const date = new Date(Date.UTC(2023, month, 12));
  const partIn = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, calendar: 'gregory' })
      .formatToParts(date)
      .find(({ type }) => type === 'month')?.value ?? '';
  const nameLengths = ['long', 'short'] as const;
  return nameLengths
    .flatMap((nameLength) => [partIn({ month: nameLength }), partIn({ month: nameLength, day: 'numeric' })])
    .map((name) => name.replace(/\.$/, ''))
    .filter((name) => /^[\p{L}\p{M}]+$/u.test(name))
    .flatMap((name) => [name, name.charAt(0).toLocaleUpperCase(language) + name.slice(1)])
    .map((name) => [name, length] as const);
}

/** Patterns for what can be between day and month in a language: “ de ” in “31 de fevereiro”, “. ” in “31. Februar”. */
function betweenDayAndMonth(language: string): ReadonlySet<string> {
  const parts = dateFormat(language, { day: 'numeric', month: 'long', calendar: 'gregory' }).formatToParts(
    new Date(Date.UTC(2023, 1, 12)),
  );
  const literal = parts.findIndex(
    ({ type }, index) => type === 'literal' && parts[index - 1]?.type === 'day',
  );
  // A text behind the day at the end of a date, with no month after it, is not between them.
  const between = parts[literal + 1] ? (parts[literal]?.value ?? ' ') : ' ';
  const ordinals = language.startsWith('en') ? ['(?:st|th)? (?:of )?'] : [];
  return new Set([' ', between.replaceAll('.', '\\.'), ...ordinals]);
}
