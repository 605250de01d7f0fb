import { daysBefore, firstDayOf, lastDayOf } from '../format/month-or-day';
import type { ShownIntake } from '../resolved';

/**
 * Sorts items by their next deadline. After them come items without a deadline (by start), those that start too soon to
 * prepare for, those that are over (by their next date), and those without dates. An item without a deadline counts as
 * having one at its start if that is before the last deadline. If today's date is unknown, those with dates stay in
 * their order.
 */
export const byDeadline = <Item>(
  items: readonly Item[],
  datesOf: (item: Item) => ShownIntake | undefined,
): readonly Item[] => {
  const lastDeadline =
    items
      .map((item) => openUntil(datesOf(item)))
      .sort()
      .at(-1) ?? '';
  return [...items].sort((one, other) =>
    compareKeys(sortKey(datesOf(one), lastDeadline), sortKey(datesOf(other), lastDeadline)),
  );
};

/**
 * What decides the position of an item: its rank, which is 0 for those with a deadline and counts the groups after
 * them, and the day within the rank.
 */
type SortKey = readonly [rank: number, day: string];

const compareKeys = ([rank, day]: SortKey, [otherRank, otherDay]: SortKey) =>
  rank - otherRank || (day < otherDay ? -1 : day > otherDay ? 1 : 0);

/** The last day for applications; empty if there is none, if it has passed, or if the current date is unknown. */
function openUntil({ apply, today }: Partial<ShownIntake> = {}): string {
  const end = apply && lastDayOf(apply.until);
  return end !== undefined && today !== undefined && today <= end ? end : '';
}

/** The key of an item. `lastDeadline` is the last one of all items. */
function sortKey(dates: ShownIntake | undefined, lastDeadline: string): SortKey {
  if (!dates) return [4, ''];
  const { starts, apply, today, next } = dates;
  if (today === undefined) return [0, ''];
  if (isOver(dates)) return [3, lastDayOf(next?.until ?? starts)];
  if (apply) return [0, lastDayOf(apply.until)];
  const first = firstDayOf(starts);
  if (startsTooSoon(dates)) return [2, first];
  return [first < lastDeadline ? 0 : 1, first];
}

/** Whether the deadline of an intake has passed; without one, whether it has started. */
export const isOver = ({ starts, apply, today }: ShownIntake): boolean =>
  today !== undefined && lastDayOf(apply?.until ?? starts) < today;

/** Whether an intake without a deadline starts too soon to prepare for it. */
export const startsTooSoon = ({ starts, apply, today }: ShownIntake): boolean =>
  apply === undefined && today !== undefined && lastDayToPrepare(starts) < today;

/** The last day from which there is time to prepare for an intake without a deadline. */
export const lastDayToPrepare = (starts: string): string => daysBefore(starts, preparationDays);

/** Minimum time in days for applying and preparing: about two months. */
const preparationDays = 60;
