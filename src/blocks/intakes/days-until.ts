const day = 24 * 60 * 60 * 1000;

/** How many days are left from today until the end of a day, or of a month: fewer than none once it is over. */
export function daysUntil(date: string, today: string): number {
  const [year = 0, month = 1, inMonth] = date.split('-').map(Number);
  const last = inMonth === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, inMonth);
  return Math.round((last - Date.parse(today)) / day);
}
