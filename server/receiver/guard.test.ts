import { describe, expect, it } from 'vitest';
import { createGuard } from './guard';

const limits = { perAddress: 1000, total: 1000, atOnce: 100 };

/** A guard with a clock of its own, and posts that are answered when it is said. */
function setUp() {
  let time = 0;
  const guard = createGuard(limits, () => time);
  const answers: (() => void)[] = [];
  return {
    guard,
    pass(milliseconds: number) {
      time += milliseconds;
    },
    /** Takes in so many posts. Returns the statuses of the refusals. */
    async post(count: number): Promise<readonly number[]> {
      const refused: number[] = [];
      for (let number = 0; number < count; number += 1) {
        void guard.admit(
          '192.0.2.1',
          () => new Promise<void>((resolve) => answers.push(resolve)),
          ({ status }) => void refused.push(status),
        );
      }
      await new Promise(setImmediate);
      return refused;
    },
    /** Answers the oldest post. */
    async answer() {
      answers.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe('overload', () => {
  it('is as many posts as the limit allows', async () => {
    const { post } = setUp();
    expect(await post(101)).toEqual([503]);
  });

  it('is a post that has waited for 25 ms; then 40 are admitted, and one more every 100 ms', async () => {
    const { guard, post, pass, answer } = setUp();
    await post(1);
    pass(20);
    await post(39);
    expect(guard.isFull()).toBe(false);
    pass(6);
    expect(guard.isFull()).toBe(true);
    expect(await post(2)).toEqual([503, 503]);
    await answer();
    expect(await post(2)).toEqual([503]);
    for (let number = 0; number < 41; number += 1) await answer();
    pass(201);
    expect(await post(45)).toEqual([503, 503]);
  });

  it('is not a slow disk under a few posts', async () => {
    const { post, pass } = setUp();
    await post(39);
    pass(5000);
    expect(await post(1)).toEqual([]);
  });
});
