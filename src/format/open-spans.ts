import type { OpenDays } from '../generated/compiled';
import { minutesOfDay } from './open-at';
import { daysFrom, positionOf } from './opening-hours';

/** When it is open on one day, in minutes since Monday began; what ends after midnight ends on the day after. */
export interface OpenSpan {
  day: string;
  start: number;
  end: number;
}

/** The times at which it is open on each of these days. */
export function openSpansOf({ from, to, opens, closes }: OpenDays): readonly OpenSpan[] {
  const [first, last] = [minuteOf(opens), minuteOf(closes)];
  return daysFrom(from, to).map((day) => {
    const begin = positionOf(day) * minutesOfDay;
    return { day, start: begin + first, end: begin + (last > first ? last : last + minutesOfDay) };
  });
}

/** All times of a week at which it is open, in one text for an attribute (open-at.ts reads it): “600-1080 2040-2520”. */
export const openSpans = (open: readonly OpenDays[]): string =>
  open
    .flatMap(openSpansOf)
    .map(({ start, end }) => `${start}-${end}`)
    .join(' ');

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
