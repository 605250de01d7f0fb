import { describe, expect, it } from 'vitest';
import { nextAttemptTime } from './retry-schedule';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const hours = (count: number) => count * 3_600_000;

/** Seconds from a failure to the next attempt; undefined if there is none. */
function pause(attempts: number, { retryAfter = 0, random = 0.5 } = {}): number | undefined {
  const due = nextAttemptTime({ attempts, now, retryAfter, random });
  return due === undefined ? undefined : (Date.parse(due) - now) / 1000;
}

/** Time in ms from the first attempt to the last. */
function total(options: { retryAfter?: number; random?: number }): number {
  let sum = 0;
  for (let attempts = 0; ; attempts += 1) {
    const seconds = pause(attempts, options);
    if (seconds === undefined) return sum;
    sum += seconds * 1000;
  }
}

describe('a failed delivery', () => {
  it('is retried eight times with growing delays, and then given up', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => pause(attempts))).toEqual([
      5,
      30,
      120,
      600,
      3_600,
      10_800,
      21_600,
      43_200,
      undefined,
    ]);
  });

  it('is delayed with a random jitter of a tenth', () => {
    expect([pause(4, { random: 0 }), pause(4, { random: 1 })]).toEqual([3_240, 3_960]);
  });

  it('waits as long as the other side asks, if that is longer', () => {
    expect(pause(0, { retryAfter: 120_000 })).toBe(120);
    expect(pause(3, { retryAfter: 120_000 })).toBe(600);
  });

  it('is retried for about a day, whatever the jitter and the other side say', () => {
    expect(total({ random: 0 })).toBeGreaterThan(hours(19));
    expect(total({ random: 1 })).toBeLessThan(hours(27));
    expect(total({ random: 1, retryAfter: Number.POSITIVE_INFINITY })).toBeLessThan(hours(30));
  });
});
