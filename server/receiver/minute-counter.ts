interface MinuteCounterOptions {
  /** Maximum number of different names; one more clears all counts and starts a new minute. */
  maxNames: number;
  /** Monotonic time in ms. */
  now: () => number;
}

const minute = 60_000;

/**
 * Counts how often each name occurs within a minute. A name stands for whatever is limited, such as a network. The
 * minute begins with the first name and is the same for all, because expiring each separately would need a search or
 * timers.
 */
export function createMinuteCounter({ maxNames, now }: MinuteCounterOptions) {
  const counts = new Map<string, number>();
  let end = Number.NEGATIVE_INFINITY;

  return {
    count(name: string): void {
      const isNew = !counts.has(name);
      if (now() >= end || (isNew && counts.size >= maxNames)) {
        counts.clear();
        end = now() + minute;
      }
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    /** Time in ms until the minute ends if a name has reached `limit` in it; 0 if it has not. */
    waitTime(name: string, limit: number): number {
      const left = end - now();
      return left > 0 && (counts.get(name) ?? 0) >= limit ? left : 0;
    },
  };
}
