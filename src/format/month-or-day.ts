/*
 * Months and days as documents write them, “2027-09” and “2027-09-15”. Days compare as texts.
 */

/** The first day of a month; a day is its own. */
export const firstDayOf = (date: string): string => (isDay(date) ? date : `${date}-01`);

/** The last day of a month; a day is its own. */
export const lastDayOf = (date: string): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return isDay(date) ? date : dayOf(Date.UTC(year, month, 0));
};

/** What is over when a month or a day begins: the month before it where it is the first of one, or else the day before. */
export function endBefore(date: string): string {
  const before = dayOf(Date.parse(firstDayOf(date)) - day);
  return firstDayOf(date).endsWith('-01') ? before.slice(0, 7) : before;
}

/** The same month or day of a later year; the last of February for its 29th where there is none. */
export function yearsLater(date: string, years: number): string {
  const [year = '', month = '', inMonth] = date.split('-');
  const later = `${String(Number(year) + years).padStart(4, '0')}-${month}`;
  if (inMonth === undefined) return later;
  const last = lastDayOf(later);
  return `${later}-${inMonth}` > last ? last : `${later}-${inMonth}`;
}

/** How many days are left from a day until the end of another, or of a month: fewer than none once it is over. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(lastDayOf(date)) - Date.parse(today)) / day);

const day = 24 * 60 * 60 * 1000;

const isDay = (date: string) => date.length > 7;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
