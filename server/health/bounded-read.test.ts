import { describe, expect, it, vi } from 'vitest';
import { boundedRead } from './bounded-read';

const never = new Promise<never>(() => {});

describe('a bounded read', () => {
  it('reads once for simultaneous callers, and again after the interval', async () => {
    vi.useFakeTimers();
    const read = vi.fn(async () => 'full');
    const readBounded = boundedRead(read, { interval: 1_000, timeout: 2_000 });
    await Promise.all([readBounded(), readBounded(), readBounded()]);
    expect(await readBounded()).toEqual({ ok: true, value: 'full' });
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    await readBounded();
    expect(read).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('returns a failure as a result for the same interval', async () => {
    const read = vi.fn(() => Promise.reject(new Error('away')));
    const readBounded = boundedRead(read, { interval: 1_000, timeout: 2_000 });
    expect(await readBounded()).toMatchObject({ ok: false, error: { message: 'away' } });
    await readBounded();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('stops waiting after the timeout, and starts no second read while the first one hangs', async () => {
    const read = vi.fn(() => never);
    const readBounded = boundedRead(read, { interval: 1_000, timeout: 20 });
    for (let number = 0; number < 3; number += 1)
      expect(await readBounded()).toMatchObject({ ok: false, error: { name: 'TimedOut' } });
    expect(read).toHaveBeenCalledTimes(1);
  });
});
