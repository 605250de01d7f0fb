import type { Locale } from '../compiled';
import type { Hours } from '../generated/compiled';
import { dateFormat, numberFormat, perLanguage } from './locale';

/** “11 January 2024” for 2024-01-11, or in the site's `formats.dates`. */
export const formatDate = (date: string, locale: Locale) =>
  dateFormat(dateLanguage(locale), { dateStyle: 'long' }).format(new Date(date));

/** The day, month and year of a date, separately, in the language's order: “16”, “Oct”, “2024”. */
export function dateParts(date: string, locale: Locale) {
  const language = dateLanguage(locale);
  const day = new Date(date);
  return dateFormat(language, { dateStyle: 'long' })
    .formatToParts(day)
    .flatMap(({ type }) => {
      if (type !== 'day' && type !== 'month' && type !== 'year') return [];
      const style = type === 'month' ? 'short' : 'numeric';
      return { type, text: dateFormat(language, { [type]: style }).format(day) };
    });
}

/** The language tag whose date format the site uses. */
export const dateLanguage = ({ language, formats }: Locale) => formats?.dates ?? language;

/**
 * Opening hours of one day: “09:30–17:30”, or “9:30 am – 5:30 pm” with a twelve-hour clock, which omits the minutes on
 * the full hour. A whole day is “24 hours”.
 */
export function formatHours(hours: Hours, locale: Locale): string {
  const { language } = locale;
  const { opens, closes } = hours;
  if (isAllDay(hours))
    return numberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(24);
  const [from, to] = [timeOf(opens), timeOf(closes)];
  if (clockOf(locale) === 24)
    // Both times get the same date, because a range across days would include the dates. So 24:00 is formatted as
    // 00:00, and its hour is replaced.
    return twentyFourHourFormat(language)
      .formatRangeToParts(from, to)
      .map(({ type, source, value }) =>
        closes === endOfDay && source === 'endRange' && type === 'hour'
          ? numberFormat(language).format(24)
          : value,
      )
      .join('');
  return `${formatTwelveHour(from, language)} – ${formatTwelveHour(to, language)}`;
}

/** A single time: “09:30”, “9:30 am”. */
export function formatTime(time: string, locale: Locale): string {
  const { language } = locale;
  return clockOf(locale) === 24
    ? twentyFourHourFormat(language).format(timeOf(time))
    : formatTwelveHour(timeOf(time), language);
}

/** The clock of the site: its own setting, or else the language's. */
const clockOf = (locale: Locale): 12 | 24 => locale.formats?.clock ?? clockOfLanguage(locale);

const clockOfLanguage = perLanguage((language) => {
  const { hourCycle } = dateFormat(language, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h23' || hourCycle === 'h24' ? 24 : 12;
});

const twentyFourHourFormat = (language: string) =>
  dateFormat(language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

function formatTwelveHour(time: Date, language: string): string {
  const minute = time.getUTCMinutes() === 0 ? undefined : '2-digit';
  return dateFormat(language, { hour: 'numeric', minute, hourCycle: 'h12' }).format(time);
}

const startOfDay = '00:00';
const endOfDay = '24:00';

/** Whether hours cover the whole day: from midnight to the end of the day, which may be written as midnight as well. */
const isAllDay = ({ opens, closes }: Hours) =>
  opens === startOfDay && (closes === endOfDay || closes === startOfDay);

/**
 * Opening hours in schema.org's format (Google's guide to LocalBusiness): whole days end at 23:59, and midnight is
 * 00:00. Closing times at or before the opening time are on the next day.
 */
export function schemaOrgHours<Open extends Hours>(hours: Open): Open {
  if (isAllDay(hours)) return { ...hours, closes: '23:59' };
  return hours.closes === endOfDay ? { ...hours, closes: startOfDay } : hours;
}

/** A time on any day, as a date; 24:00 as 00:00 of the same day. */
const timeOf = (time: string) => new Date(`2000-01-01T${time === endOfDay ? startOfDay : time}Z`);
