import { overlappingTime } from '../diagnostics/overlapping-time/overlapping-time';
import { locationOfValue } from '../document/location';
import { daysFrom, positionOf } from '../format/opening-hours';
import type { OpenDays } from '../generated/documents';
import { openDays } from '../references/open-days';
import { inEach, type Rule } from './rule';

/** Entries of one list of opening hours that hold for the same time of the same day. */
export const overlappingTimes: Rule = inEach(({ document, references }) => {
  const lists = new Map<string, Span[]>();
  return references.of(openDays).flatMap(({ pointer, days }) => {
    const list = pointer.slice(0, pointer.lastIndexOf('/'));
    const earlier = lists.get(list) ?? [];
    const own = spansOf(days);
    lists.set(list, [...earlier, ...own]);
    const [found] = own.flatMap((span) => earlier.find((other) => overlap(span, other)) ?? []);
    return found
      ? [overlappingTime(locationOfValue(document, pointer), found.day, found.opens, found.closes)]
      : [];
  });
});

interface Span extends Pick<OpenDays, 'opens' | 'closes'> {
  day: string;
  /** Minutes since the week began. An end after the week is beyond its length. */
  start: number;
  end: number;
}

const minutesInDay = 24 * 60;
const minutesInWeek = 7 * minutesInDay;

function spansOf({ from, to, opens, closes }: OpenDays): readonly Span[] {
  const [opening, closing] = [minutesOf(opens), minutesOf(closes)];
  const length = closing > opening ? closing - opening : closing + minutesInDay - opening;
  return daysFrom(from, to).map((day) => {
    const start = positionOf(day) * minutesInDay + opening;
    return { day, opens, closes, start, end: start + length };
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Hours from Sunday to Monday are at both ends of the week. */
const overlap = (one: Span, other: Span): boolean =>
  [-minutesInWeek, 0, minutesInWeek].some(
    (shift) => one.start < other.end + shift && other.start + shift < one.end,
  );
