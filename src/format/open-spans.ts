import type { OpenDays } from '../generated/compiled';
import { minutesOfDay } from './open-at';
import { daysFrom, positionOf } from './opening-hours';

/** One opening period, in minutes since the start of Monday. It may end on the following day. */
export interface OpenSpan {
  day: string;
  start: number;
  end: number;
}

/** The opening periods of each of these days. */
export function openSpansOf({ from, to, opens, closes }: OpenDays): readonly OpenSpan[] {
  const [first, last] = [minuteOf(opens), minuteOf(closes)];
  return daysFrom(from, to).map((day) => {
    const begin = positionOf(day) * minutesOfDay;
    return { day, start: begin + first, end: begin + (last > first ? last : last + minutesOfDay) };
  });
}

/** All opening periods of a week as an attribute value (read by open-at.ts): “600-1080 2040-2520”. */
export const openSpans = (schedule: readonly OpenDays[]): string =>
  schedule
    .flatMap(openSpansOf)
    .map(({ start, end }) => `${start}-${end}`)
    .join(' ');

/** The minute of the day of a time: 600 for “10:00”. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
