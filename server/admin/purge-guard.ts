import type { CommandContext } from './command';

/** What a purge would do, and by which clock. Times in ms since 1970. */
interface Purge {
  total: number;
  /** How many would be removed. */
  removed: number;
  now: number;
  /** When the newest enquiry was received; undefined if there is none. */
  newest?: number;
}

const day = 86_400_000;

/** A daily purge removes far less than a tenth, but two enquiries of a small store may be more. */
const maxAllowed = (total: number) => Math.max(2, Math.floor(total / 10));

/**
 * Why a purge looks like an error, as a sentence; undefined if it does not. A wrong clock makes enquiries look old, so
 * it is compared with the newest one.
 */
export function purgeWarning(
  { total, removed, now, newest }: Purge,
  say: CommandContext['say'],
): string | undefined {
  if (removed === 0 || newest === undefined) return undefined;
  const times = { now: new Date(now).toISOString(), newest: new Date(newest).toISOString() };
  if (newest > now + day) return say('newerThanClock', times);
  if (newest < now - 365 * day) return say('olderThanClock', times);
  if (removed > maxAllowed(total)) return say('largeShare', { count: removed, total });
  return undefined;
}
