import { describe, expect, it } from 'vitest';
import { payloadOf, postOf } from '../../../bench/load/enquiry-request';
import { offer, saturate } from '../../../bench/load/load';
import { processorTimeOf } from '../../../bench/load/processor-time';
import { programOfTests } from '../server/program';
import { serversOfTests } from '../server/server-of-tests';

const start = serversOfTests(programOfTests());

/**
 * A round compares what it measures with what it has measured right before: other programs on the machine slow down
 * both, and those that come and go spoil a round, but not the median.
 */
const rounds = 5;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];

/**
 * Five times as many is more than one process can refuse: a refusal takes a fifth of the time that a kept post takes.
 */
const timesAsMany = 3;

describe('three times as many posts as the capacity', () => {
  it('are accepted or refused; rate and time of accepted ones stay within a factor of five', async () => {
    const { port } = await start({ ENQUIRIES_AT_ONCE: '200' });
    await saturate(port, 40, 1000); // what is compiled on first use
    const perSecond: number[] = [];
    const times: number[] = [];
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      const fitting = await saturate(port, 40, 1000);
      expect(fitting.answers).toEqual({ 200: 1000 });
      const rate = timesAsMany * fitting.perSecond;
      const offered = await offer(port, { rate, seconds: 2, connections: 1000 });
      const others = Object.keys(offered.answers).filter((answer) => !/^(200|503|unsent)$/.test(answer));
      expect(others).toEqual([]);
      refused += offered.answers[503] ?? 0;
      perSecond.push(offered.perSecond / fitting.perSecond);
      times.push(offered.p50 / fitting.p50);
    }
    expect(refused).toBeGreaterThan(0);
    expect(median(perSecond)).toBeGreaterThan(1 / 5);
    expect(median(times)).toBeLessThan(5); // 25 (1,000 connections for 40) if all waited and none was refused
  });
});

describe('posts that are slow to validate', () => {
  /** Strings over which a regular expression may backtrack, as are tried in every field. */
  const textsOf = (length: number) => [
    '.'.repeat(length),
    `a@${'.'.repeat(length - 3)}@`,
    ' '.repeat(length),
    '1a'.repeat(length / 2),
    '@'.repeat(length),
  ];
  // With the rest of the post a little less than the 16 KiB that each form takes.
  const worst = textsOf(16_000 - JSON.stringify(payloadOf('x')).length);
  const worstPost = (number: number) => {
    const fields = Object.keys(payloadOf(''));
    const field = fields[number % fields.length] ?? '';
    const text = worst[number % worst.length];
    // As if a proxy passed on the posts of three visitors.
    const headers = [`X-Forwarded-For: 192.0.2.${1 + (number % 3)}`];
    return postOf({ ...payloadOf('x'), [field]: text }, undefined, headers);
  };

  it('take the server less work than those that it keeps, so that they delay nobody', async () => {
    const { port, pid } = await start({ TRUSTED_PROXIES: '1' });
    const workOf = async (request: ((number: number) => Buffer) | undefined, answer: number) => {
      const before = processorTimeOf(pid);
      const { answers } = await saturate(port, 10, 500, request);
      expect(answers).toEqual({ [answer]: 500 });
      return processorTimeOf(pid) - before;
    };
    await workOf(undefined, 200); // what is compiled on first use
    await workOf(worstPost, 422);
    const ratios: number[] = [];
    while (ratios.length < rounds) {
      const visitors = await workOf(undefined, 200);
      ratios.push((await workOf(worstPost, 422)) / visitors);
    }
    expect(median(ratios)).toBeLessThan(1);
  });
});
