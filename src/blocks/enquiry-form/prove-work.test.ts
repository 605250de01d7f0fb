import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { solve } from './prove-work';

const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());

afterEach(() => vi.restoreAllMocks());

describe('the proof of work', () => {
  it.each([0, 1, 8, 12])('has at least %i zero bits first in its hash, by another SHA-256', async (bits) => {
    const proof = (await solve('m5x2.random.signature', bits)) ?? '';
    expect(proof).toMatch(/^m5x2\.random\.signature:\d+$/);
    expect(zeroBits(proof)).toBeGreaterThanOrEqual(bits);
  });

  it('yields to other tasks while it is sought', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1;
      return now;
    });
    let turns = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      turns += 1;
      port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
    await solve('x', 14);
    port1.close();
    expect(turns).toBeGreaterThan(1);
  });

  it('is abandoned after two minutes', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1000;
      return now;
    });
    expect(await solve('x', 33)).toBeUndefined();
  });
});
