import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGroupCommit, Overloaded } from './group-commit';

const options = {
  maxGroupSize: 8,
  maxWaiting: 20,
  timeout: 4_000,
  isItemError: (error: unknown) => error instanceof RangeError,
  onGroupCommit: () => {},
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an item', () => {
  it('is abandoned after its timeout, started or not, and is not committed if it was waiting', async () => {
    const done: number[][] = [];
    let finish = () => {};
    const keep = createGroupCommit(async (items: readonly number[]) => {
      done.push([...items]);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return items;
    }, options);
    const kept = [keep(1), keep(2)];
    const results = Promise.allSettled(kept);
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await results).map((result) => result.status === 'rejected' && result.reason)).toEqual([
      expect.any(Overloaded),
      expect.any(Overloaded),
    ]);
    const later = keep(3);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    finish();
    expect(await later).toBe(3);
    expect(done).toEqual([[1], [3]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is refused at once if too many are waiting', async () => {
    const keep = createGroupCommit(() => new Promise<never>(() => {}), options);
    const kept = Array.from({ length: 21 }, (_, number) => keep(number));
    const results = Promise.allSettled(kept);
    await expect(keep(22)).rejects.toThrow(Overloaded);
    await vi.advanceTimersByTimeAsync(4_000);
    await results;
  });
});

describe('a group that fails', () => {
  const commitsOf = async (work: (items: readonly number[]) => void) => {
    const sizes: number[] = [];
    const reported: [number, string][] = [];
    const keep = createGroupCommit(
      async (items: readonly number[]) => {
        await Promise.resolve();
        sizes.push(items.length);
        work(items);
        return items;
      },
      { ...options, onGroupCommit: (size, _, result) => reported.push([size, result]) },
    );
    const results = await Promise.allSettled(Array.from({ length: 9 }, (_, number) => keep(number)));
    return {
      sizes,
      reported,
      failed: results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : [])),
    };
  };

  it('because of one item is split until that item fails by itself', async () => {
    const { sizes, reported, failed } = await commitsOf((items) => {
      if (items.includes(3)) throw new RangeError('3');
    });
    expect(failed).toEqual([3]);
    expect(sizes).toEqual([1, 8, 4, 2, 2, 1, 1, 4]);
    expect(reported).toEqual([
      [1, 'committed'],
      [2, 'committed'],
      [1, 'committed'],
      [4, 'committed'],
    ]);
  });

  it('because of the disk or the connection is not retried', async () => {
    const { sizes, reported, failed } = await commitsOf((items) => {
      if (items.includes(3)) throw new Error('SQLITE_FULL');
    });
    expect(failed).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(sizes).toEqual([1, 8]);
    expect(reported).toEqual([
      [1, 'committed'],
      [8, 'failed'],
    ]);
  });
});
