import { daysUntil, firstDayOf } from '../format/month-or-day';

/** Maximum number of days that is shown in days. */
const maxDays = 45;

const daysInMonth = 365.25 / 12;

/** Number of months from which on whole years are shown. */
const minMonthsForYears = 24;

/** Number of days from which on the page emphasizes a deadline. */
const soonDays = 30;

/** When a course takes applications. Both ends are a day or a whole month: `2027-03-15` or `2027-03`. */
export interface ApplicationPeriod {
  from?: string;
  until: string;
  /**
   * Set if `until` is only advice: no application closes then, so it is never emphasized. It is a string where it is
   * read from an attribute of the served page.
   */
  advice?: boolean | string;
}

/** The stage of an application period: before it, open, shortly before its end, or over. */
export type Stage = 'before' | 'open' | 'soon' | 'over';

/** The stage on a day, such as `2027-03-15`. */
export function stageOn({ from, until, advice }: ApplicationPeriod, today: string): Stage {
  const days = daysUntil(until, today);
  if (days < 0) return 'over';
  if (from !== undefined && today < firstDayOf(from)) return 'before';
  return days <= soonDays && !advice ? 'soon' : 'open';
}

/** “in 4 days”, “in 10 months”, “in 2 years”: the time left until the end of a day or month. */
export function timeLeft(until: string, today: string, language: string): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const days = daysUntil(until, today);
  if (days <= maxDays) return relative.format(days, 'day');
  const months = Math.round(days / daysInMonth);
  return months < minMonthsForYears
    ? relative.format(months, 'month')
    : relative.format(Math.floor(months / 12), 'year');
}
