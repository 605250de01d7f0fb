import type { Hours } from '../generated/compiled';

/**
 * 2024-01-11 as January 11, 2024. The month comes first, as the specification dates the articles, whatever the site's
 * language; the zone is fixed, so that a day is the same day on the server and in every browser. The formatter is created
 * on demand: a page has one date at most, and most have none.
 */
export const formatDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** 09:30 to 17:30 as “9:30 am – 5:30 pm”, 10:00 to 18:00 as “10 am – 6 pm”. */
export const formatHours = ({ opens, closes }: Hours) => `${formatTime(opens)} – ${formatTime(closes)}`;

/** Set by hand, so that server and browser agree exactly, whatever their locale data. */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = hours % 12 === 0 ? 12 : hours % 12;
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${shown}${past} ${hours < 12 ? 'am' : 'pm'}`;
}
