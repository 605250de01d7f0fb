import type { OpenDays } from '../generated/compiled';
import { minutesPerDay } from './open-at';
import { daysFrom, weekdayIndex } from './opening-hours';

/** One opening period, in minutes since the start of Monday. It may end on the following day. */
export interface OpenSpan {
  day: string;
  start: number;
  end: number;
}

/** The opening period of each of these days. */
export function openSpansOf({ from, to, opens, closes }: OpenDays): readonly OpenSpan[] {
  const [opening, closing] = [minuteOf(opens), minuteOf(closes)];
  return daysFrom(from, to).map((day) => {
    const midnight = weekdayIndex(day) * minutesPerDay;
    const end = midnight + (closing > opening ? closing : closing + minutesPerDay);
    return { day, start: midnight + opening, end };
  });
}

/** All opening periods of a week as the value of an attribute, which open-at.ts reads: “600-1080 2040-2520”. */
export const openSpans = (schedule: readonly OpenDays[]): string =>
  schedule
    .flatMap(openSpansOf)
    .map(({ start, end }) => `${start}-${end}`)
    .join(' ');

/** The minute of the day of a time: 570 for “09:30”. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
