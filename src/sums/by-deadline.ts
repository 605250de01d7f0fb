import { daysUntil, firstDayOf, lastDayOf } from '../format/month-or-day';
import type { ShownIntake } from '../resolved';

/**
 * The next deadline first, then what has none, by its start, and what starts too soon to prepare for; then what is over, by
 * what comes then, and last what has no dates. What has no deadline, but starts before one of another, closes before that,
 * too: it comes before it. Where the day is not known, and among those without dates, the order is as it was.
 */
export const byDeadline = <Item>(
  items: readonly Item[],
  datesOf: (item: Item) => ShownIntake | undefined,
): readonly Item[] => {
  const last =
    items
      .map((item) => openUntil(datesOf(item)))
      .sort()
      .at(-1) ?? '';
  return [...items].sort((one, other) => compare(placeOf(datesOf(one), last), placeOf(datesOf(other), last)));
};

type Place = readonly [rank: number, day: string];

const compare = ([rank, day]: Place, [otherRank, otherDay]: Place) =>
  rank - otherRank || (day < otherDay ? -1 : day > otherDay ? 1 : 0);

/** The last day on which applications are taken; none where they are over, or the day is not known. */
function openUntil({ apply, today }: Partial<ShownIntake> = {}): string {
  const end = apply && lastDayOf(apply.until);
  return end !== undefined && today !== undefined && today <= end ? end : '';
}

function placeOf(dates: ShownIntake | undefined, lastDeadline: string): Place {
  if (!dates) return [4, ''];
  const { starts, apply, today, next } = dates;
  if (today === undefined) return [0, ''];
  const end = lastDayOf(apply?.until ?? starts);
  if (end < today) return [3, lastDayOf(next?.until ?? starts)];
  if (apply) return [0, end];
  const first = firstDayOf(starts);
  if (daysUntil(first, today) < preparation) return [2, first];
  return [first < lastDeadline ? 0 : 1, first];
}

/** Days that it takes at least to apply and to get ready. */
const preparation = 60;
