import type { WordFormatter } from './command';

/** Times are in ms since the epoch. */
interface PurgePlan {
  total: number;
  /** Number of enquiries that would be removed. */
  removed: number;
  now: number;
  /** Time of the newest enquiry; undefined if there is none. */
  newest?: number;
}

const day = 86_400_000;

/** Maximum without --at-most: a tenth, since daily purges remove far less, but at least two for small stores. */
const maxAllowed = (total: number) => Math.max(2, Math.floor(total / 10));

/**
 * Why a purge looks like a mistake, as a sentence; undefined if it does not. A wrong clock makes enquiries look old, so
 * it is compared with the newest enquiry.
 */
export function purgeWarning(
  { total, removed, now, newest }: PurgePlan,
  formatWord: WordFormatter,
): string | undefined {
  if (removed === 0 || newest === undefined) return undefined;
  const times = { now: new Date(now).toISOString(), newest: new Date(newest).toISOString() };
  if (newest > now + day) return formatWord('newerThanClock', times);
  if (newest < now - 365 * day) return formatWord('olderThanClock', times);
  if (removed > maxAllowed(total)) return formatWord('largeShare', { count: removed, total });
  return undefined;
}
