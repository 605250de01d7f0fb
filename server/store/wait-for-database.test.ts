import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database';
import { waitForDatabase } from './wait-for-database';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database with only the operations that these tests use. */
const database = {
  query: async () => [{ answer: 1 }],
  close: async () => {},
} as unknown as Database;

describe('a database that is down at the start', () => {
  it('is retried with delays that double from a second to 30 seconds, with jitter', async () => {
    const delays: number[] = [];
    const waiting = waitForDatabase(database, () => Promise.reject(new Error('away')), {
      onFailure: (_, delay) => delays.push(delay),
      onReady: () => {},
    });
    await vi.advanceTimersByTimeAsync(180_000);
    for (const [index, longest] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      expect(delays[index]).toBeGreaterThanOrEqual((longest * 1000) / 2);
      expect(delays[index]).toBeLessThanOrEqual(longest * 1000);
    }
    await waiting.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects queries with the error until an attempt succeeds', async () => {
    const failures = [new Error('away'), new Error('starting up')];
    const onReady = vi.fn();
    const waiting = waitForDatabase(
      database,
      async () => {
        const failure = failures.shift();
        if (failure) throw failure;
      },
      { onFailure: () => {}, onReady },
    );
    await expect(waiting.query('SELECT 1')).rejects.toThrow('away');
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(waiting.query('SELECT 1')).rejects.toThrow('starting up');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting.query('SELECT 1')).toEqual([{ answer: 1 }]);
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('makes queries wait while an attempt is in progress', async () => {
    let finish = () => {};
    const attempt = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const starting = waitForDatabase(database, () => attempt, { onFailure: () => {}, onReady: () => {} });
    const rows = starting.query('SELECT 1');
    finish();
    expect(await rows).toEqual([{ answer: 1 }]);
  });
});
