const day = 24 * 60 * 60 * 1000;

/** How many days are left until the end of a day, or of a month: fewer than none once it is over. */
export function daysUntil(date: string, now: Date): number {
  // The visitor's own day, as a number of days without a zone.
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const [year = 0, month = 1, inMonth] = date.split('-').map(Number);
  const last = inMonth === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, inMonth);
  return Math.round((last - today) / day);
}
