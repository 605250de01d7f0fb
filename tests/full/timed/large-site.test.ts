import { expect, it } from 'vitest';
import { measureBuilds } from '../../../bench/build/measure-builds';

/** Of the whole process, with its threads. */
const maxMegabytes = 1000;

it('builds of 10,000 pages, all new and with one changed, stay below a gigabyte of memory', async () => {
  for await (const [, builds] of measureBuilds([10_000]))
    for (const [name, { 'peak MB': peak }] of Object.entries(builds))
      expect(peak, name).toBeLessThan(maxMegabytes);
});
