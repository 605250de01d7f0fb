interface MinuteCounterOptions {
  /** Maximum number of names; one more clears all counts and starts a new minute. */
  maxNames: number;
  /** Monotonic time in ms. */
  now: () => number;
}

const minute = 60_000;

/**
 * Counts names within a minute that begins with the first of them. All share one minute, because expiring each
 * separately would need a search or timers.
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
    /** Time in ms until a name may be counted again; 0 if it is below `limit`. */
    waitTime(name: string, limit: number): number {
      const left = end - now();
      return left > 0 && (counts.get(name) ?? 0) >= limit ? left : 0;
    },
  };
}
