import { describe, expect, it } from 'vitest';
import { createGuard, type ReceiverLimits } from './guard';

const limits = { perMinuteAndAddress: 1000, perMinute: 1000, atOnce: 100 };

/** A guard with a fake clock, and posts that are in progress until `answer` is called. */
function setUp(changed: Partial<ReceiverLimits> = {}) {
  let time = 0;
  const guard = createGuard({ ...limits, ...changed }, () => time);
  const answers: (() => void)[] = [];
  return {
    guard,
    pass(milliseconds: number) {
      time += milliseconds;
    },
    /** Sends `count` posts. Returns the statuses of the refusals. */
    async post(count: number): Promise<readonly number[]> {
      const refused: number[] = [];
      for (let number = 0; number < count; number += 1) {
        const work = () => new Promise<void>((resolve) => answers.push(resolve));
        void guard.admit('192.0.2.1', work).then((refusal) => refusal && refused.push(refusal.status));
      }
      await new Promise(setImmediate);
      return refused;
    },
    /**
     * Sends a post that is answered at once. Returns whether it was admitted, or the status and the seconds to wait.
     */
    async attempt(address: string) {
      const refusal = await guard.admit(address, async () => {});
      return refusal ? `${refusal.status}, ${refusal.retryAfter} s` : 'admitted';
    },
    /** Answers the oldest post. */
    async answer() {
      answers.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe('overload', () => {
  it('is more concurrent posts than the limit allows', async () => {
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

describe('the limit of an address', () => {
  it('is for a minute', async () => {
    const { attempt, pass } = setUp({ perMinuteAndAddress: 2 });
    const five = async () => {
      const answers: string[] = [];
      for (let number = 0; number < 5; number += 1) {
        answers.push(await attempt('192.0.2.1'));
        pass(10_000);
      }
      return answers;
    };
    expect(await five()).toEqual(['admitted', 'admitted', '429, 40 s', '429, 30 s', '429, 20 s']);
    expect(await attempt('192.0.2.2')).toBe('admitted');
    pass(10_000);
    expect(await attempt('192.0.2.1')).toBe('admitted');
  });

  it('is not used up for neighbouring networks by posts that were refused', async () => {
    const { attempt } = setUp({ perMinuteAndAddress: 1 });
    for (let number = 0; number < 10; number += 1) await attempt('2001:db8::1');
    expect(await attempt('2001:db8:0:1::1')).toBe('admitted');
    expect(await attempt('2001:db8:0:2::1')).toMatch(/^429/); // a /56 may make twice as many
    expect(await attempt('2001:db8:0:100::1')).toBe('admitted');
  });
});
