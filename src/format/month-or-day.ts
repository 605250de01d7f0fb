/* Months and days in document format, “2027-09” and “2027-09-15”. Days can be compared as strings. */

/** The first day of a month; days are returned unchanged. */
export const firstDayOf = (date: string): string => (isDay(date) ? date : `${date}-01`);

/** The last day of a month; days are returned unchanged. */
export const lastDayOf = (date: string): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return isDay(date) ? date : dayOf(Date.UTC(year, month, 0));
};

/** The previous month for a month or the first of a month; the previous day for any other day. */
export function previousMonthOrDay(date: string): string {
  const dayBefore = daysBefore(date, 1);
  return firstDayOf(date).endsWith('-01') ? dayBefore.slice(0, 7) : dayBefore;
}

/** The same month or day of a later year; 28 February for 29 February if necessary. */
export function yearsLater(date: string, years: number): string {
  const [year = '', month = '', dayOfMonth] = date.split('-');
  const laterMonth = `${String(Number(year) + years).padStart(4, '0')}-${month}`;
  if (dayOfMonth === undefined) return laterMonth;
  const last = lastDayOf(laterMonth);
  return `${laterMonth}-${dayOfMonth}` > last ? last : `${laterMonth}-${dayOfMonth}`;
}

/** The day that is `days` days before a day, or before the first of a month. */
export const daysBefore = (date: string, days: number): string =>
  dayOf(Date.parse(firstDayOf(date)) - days * millisecondsPerDay);

/** The number of days until the end of a day or month; negative if it is over. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(lastDayOf(date)) - Date.parse(today)) / millisecondsPerDay);

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Whether a date is a day, `2027-09-15`, and not a month, `2027-09`. */
export const isDay = (date: string) => date.length > '2027-09'.length;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
