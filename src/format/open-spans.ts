import type { OpenDays } from '../generated/compiled';
import { minutesOfDay } from './open-at';
import { daysFrom, positionOf } from './opening-hours';

/** All times of a week at which it is open, in one text for an attribute (open-at.ts reads it): “600-1080 2040-2520”. */
export const openSpans = (open: readonly OpenDays[]): string =>
  open
    .flatMap(({ from, to, opens, closes }) => {
      const [first, last] = [minuteOf(opens), minuteOf(closes)];
      return daysFrom(from, to).map((name) => {
        const begin = positionOf(name) * minutesOfDay;
        return `${begin + first}-${begin + (last > first ? last : last + minutesOfDay)}`;
      });
    })
    .join(' ');

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
