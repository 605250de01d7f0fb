export interface MinuteCounterOptions {
  /** How many names are remembered at most: one more, and a new minute begins. */
  maxNames: number;
  /** Ms, of a clock that is never set. */
  now: () => number;
}

/** Counts names in one minute, which begins when the first of them is counted. */
export interface MinuteCounter {
  count(name: string): void;
  /** How long until a name may be counted again, ms; 0 where it has been counted fewer than `limit` times. */
  wait(name: string, limit: number): number;
}

const minute = 60_000;

/** All names share their minute: to forget each at its own time would take a search, or a timer for each. */
export function createMinuteCounter({ maxNames, now }: MinuteCounterOptions): MinuteCounter {
  const counted = new Map<string, number>();
  let end = Number.NEGATIVE_INFINITY;

  return {
    count(name) {
      const isNew = !counted.has(name);
      if (now() >= end || (isNew && counted.size >= maxNames)) {
        counted.clear();
        end = now() + minute;
      }
      counted.set(name, (counted.get(name) ?? 0) + 1);
    },
    wait(name, limit) {
      const left = end - now();
      return left > 0 && (counted.get(name) ?? 0) >= limit ? left : 0;
    },
  };
}
