import { dateFormat, numberFormat } from '../format/locale';

/** Finds days at the end of short months in texts of a language. */
export interface DaysOfLanguage {
  /**
   * Groups: the day (1) and the following month (2), or the preceding month (4) and everything from the month to the
   * day (3).
   */
  pattern: RegExp;
  /** The day as a number, and the maximum number of days of a month by name. */
  dayOf: (written: string) => number;
  lastOf: (month: string) => number;
}

/** Zero-based months with fewer than 31 days, and their lengths. */
const shortMonths = new Map([
  [1, 29],
  [3, 30],
  [5, 30],
  [8, 30],
  [10, 30],
]);

const daysByLanguage = new Map<string, DaysOfLanguage>();

/**
 * The pattern begins with the day, which takes a tenth of the time, because few texts contain one. Adjacent digits are
 * excluded, as in “in 2030 June” and “April 30,000”.
 */
export function daysOf(language: string): DaysOfLanguage {
  const days = daysByLanguage.get(language) ?? makeDaysOf(language);
  daysByLanguage.set(language, days);
  return days;
}

function makeDaysOf(language: string): DaysOfLanguage {
  const lasts = new Map([...shortMonths].flatMap(([month, last]) => namesOf(month, language, last)));
  const digits = new Map(
    [30, 31].flatMap((day) => [
      [String(day), day] as const,
      [numberFormat(language).format(day), day] as const,
    ]),
  );
  const names = [...lasts.keys()].sort((one, other) => other.length - one.length).join('|');
  const alternatives = [...digits.keys()].join('|');
  const between = [...betweenDayAndMonth(language)].join('|');
  const follows = `(?:${between})(${names})(?![\\p{L}\\p{M}])`;
  const precedes = `(?<=(?<![\\p{L}\\p{M}])((${names})\\.? (?:${alternatives})))`;
  return {
    pattern: new RegExp(`(?<!\\p{N}[.,]?)(${alternatives})(?!,?\\p{N})(?:${follows}|${precedes})`, 'gu'),
    dayOf: (day) => digits.get(day) ?? 0,
    lastOf: (name) => lasts.get(name) ?? 31,
  };
}

/** The names of a month: standalone and within a date, long and short, also capitalized. */
function namesOf(month: number, language: string, last: number): readonly (readonly [string, number])[] {
  const date = new Date(Date.UTC(2023, month, 12));
  const partIn = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, calendar: 'gregory' })
      .formatToParts(date)
      .find(({ type }) => type === 'month')?.value ?? '';
  const lengths = ['long', 'short'] as const;
  return lengths
    .flatMap((length) => [partIn({ month: length }), partIn({ month: length, day: 'numeric' })])
    .map((name) => name.replace(/\.$/, ''))
    .filter((name) => /^[\p{L}\p{M}]+$/u.test(name))
    .flatMap((name) => [name, name.charAt(0).toLocaleUpperCase(language) + name.slice(1)])
    .map((name) => [name, last] as const);
}

/** What can be between day and month in a language: “31 de fevereiro”, “31. Februar”. */
function betweenDayAndMonth(language: string): ReadonlySet<string> {
  const parts = dateFormat(language, { day: 'numeric', month: 'long', calendar: 'gregory' }).formatToParts(
    new Date(Date.UTC(2023, 1, 12)),
  );
  const literal = parts.findIndex(
    ({ type }, index) => type === 'literal' && parts[index - 1]?.type === 'day',
  );
  const between = parts[literal + 1] ? (parts[literal]?.value ?? ' ') : ' ';
  const ordinals = language.startsWith('en') ? ['(?:st|th)? (?:of )?'] : [];
  return new Set([' ', between.replaceAll('.', '\\.'), ...ordinals]);
}
