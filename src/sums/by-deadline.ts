import { lastDayOf } from '../format/month-or-day';
import type { ShownIntake } from '../resolved';

/**
 * The next deadline first, then what has none, by its start; last what is over, by what comes then. Where the day is not
 * known, and among those without dates, the order is as it was.
 */
export const byDeadline = <Item>(
  items: readonly Item[],
  datesOf: (item: Item) => ShownIntake | undefined,
): readonly Item[] =>
  [...items].sort((one, other) => compare(placeOf(datesOf(one)), placeOf(datesOf(other))));

type Place = readonly [rank: number, day: string];

const compare = ([rank, day]: Place, [otherRank, otherDay]: Place) =>
  rank - otherRank || (day < otherDay ? -1 : day > otherDay ? 1 : 0);

function placeOf(dates: ShownIntake | undefined): Place {
  if (!dates) return [2, ''];
  const { starts, apply, today, next } = dates;
  if (today === undefined) return [0, ''];
  const end = lastDayOf(apply?.until ?? starts);
  if (end < today) return [3, lastDayOf(next?.until ?? starts)];
  return [apply ? 0 : 1, end];
}
