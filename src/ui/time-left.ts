import { daysUntil, firstDayOf } from '../format/month-or-day';

/** How long days are counted as days. */
const longest = 45;

const daysInMonth = 365.25 / 12;

/** From so many months on, whole years are said: nobody plans by “in 31 months”. */
const inYears = 24;

/** How many days are so few that the page stresses them. */
const soon = 30;

export interface Window {
  from?: string;
  until: string;
}

/** Where a day is: before applications are taken, while they are, shortly before their end, or after it. */
export type Stage = 'before' | 'open' | 'soon' | 'over';

export function stageOn({ from, until }: Window, today: string): Stage {
  const days = daysUntil(until, today);
  if (days < 0) return 'over';
  if (from !== undefined && today < firstDayOf(from)) return 'before';
  return days <= soon ? 'soon' : 'open';
}

/** “in 4 days”, “in 10 months”, “in 2 years”: what is left until the end of a day, or of a month. */
export function timeLeft(until: string, today: string, language: string): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const days = daysUntil(until, today);
  if (days <= longest) return relative.format(days, 'day');
  const months = Math.round(days / daysInMonth);
  return months < inYears
    ? relative.format(months, 'month')
    : relative.format(Math.floor(months / 12), 'year');
}
