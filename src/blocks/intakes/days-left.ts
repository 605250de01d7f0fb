/** When applications are taken: months or days. */
export interface Window {
  from?: string;
  until: string;
}

const day = 24 * 60 * 60 * 1000;

/** How many days from today until applications open or close, or since they closed: then it is negative. */
export function daysLeft(
  { from, until }: Window,
  now: Date,
): { is: 'opens' | 'closes' | 'closed'; days: number } {
  // The visitor's own day, as a number of days without a zone.
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const daysTo = (time: number) => Math.round((time - today) / day);
  const opens = from === undefined ? 0 : daysTo(Date.parse(from));
  if (opens > 0) return { is: 'opens', days: opens };
  const days = daysTo(lastDayOf(until));
  return { is: days < 0 ? 'closed' : 'closes', days };
}

/** A month ends with its last day. */
function lastDayOf(written: string): number {
  const [year = 0, month = 1, date] = written.split('-').map(Number);
  return date === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, date);
}
