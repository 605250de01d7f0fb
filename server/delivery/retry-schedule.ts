const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Delays in ms after each failure: short ones at first, in case the other side restarts, about a day in total, in case
 * it is out of order.
 */
const pauses = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  1 * hour,
  3 * hour,
  6 * hour,
  12 * hour,
] as const;

/** Maximum Retry-After in ms that is respected, so that the schedule still takes about a day in total. */
const maxRetryAfter = 1 * hour;

/** Random variation of delays, as a share of each, so that deliveries that failed together are not retried together. */
const jitter = 0.1;

/** Maximum delay of `nextAttemptTime` in ms. */
export const maxPause = Math.max(...pauses) * (1 + jitter);

interface FailedAttempt {
  /** Number of previous failures. */
  attempts: number;
  /** Time of the failure in ms since the epoch. */
  now: number;
  /** Retry-After in ms; 0 if there was none. */
  retryAfter: number;
  /** A random number from 0 to 1, for the jitter. */
  random?: number;
}

/** Time of the next attempt, ISO 8601; undefined if the delivery is given up. */
export function nextAttemptTime({
  attempts,
  now,
  retryAfter,
  random = Math.random(),
}: FailedAttempt): string | undefined {
  const pause = pauses[attempts];
  if (pause === undefined) return undefined;
  const jitteredPause = pause * (1 - jitter + 2 * jitter * random);
  return new Date(now + Math.max(jitteredPause, Math.min(retryAfter, maxRetryAfter))).toISOString();
}
