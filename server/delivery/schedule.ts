const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after each failure, ms: short at first for a restart, about a day in total for an outage. */
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

/** The longest Retry-After that is respected, ms: even if it is sent each time, the schedule takes about a day. */
const maxRetryAfter = 1 * hour;

/** How much a pause varies at random, so that what failed together is not retried together. */
const spread = 0.1;

/** The longest that `nextAttempt` is ahead, ms. */
export const maxPause = Math.max(...pauses) * (1 + spread);

interface Failure {
  /** How often it had failed before. */
  attempts: number;
  /** When it failed, ms since 1970. */
  now: number;
  /** Retry-After, ms; 0 if there was none. */
  retryAfter: number;
  /** From 0 to 1, by chance. */
  chance: number;
}

/** When to try again, ISO 8601; undefined if it is time to give up. */
export function nextAttempt({ attempts, now, retryAfter, chance }: Failure): string | undefined {
  const pause = pauses[attempts];
  if (pause === undefined) return undefined;
  const spreadPause = pause * (1 - spread + 2 * spread * chance);
  return new Date(now + Math.max(spreadPause, Math.min(retryAfter, maxRetryAfter))).toISOString();
}
