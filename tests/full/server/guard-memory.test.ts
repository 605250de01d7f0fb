import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createGuard } from '../../../server/receiver/guard';

/** The growth of the heap by a post from each of these addresses, in bytes. */
async function memoryOf(addresses: Iterable<string>): Promise<number> {
  const guard = createGuard({ perMinuteAndAddress: 60, perMinute: 1200, atOnce: 100 });
  const before = heapUsed();
  for (const address of addresses) {
    await guard.admit(address, async () => {});
  }
  const after = heapUsed();
  expect(guard.isFull()).toBe(false); // used once more, so that it was not collected before
  return after - before;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** One address for each number. */
function* addressesBy(count: number, write: (number: number) => string) {
  for (let number = 0; number < count; number += 1) yield write(number);
}
const hex = (number: number) => number.toString(16);
const megabyte = 1024 * 1024;

it.each([
  ['in one /48, which has 65,536 /64 networks,', 1, (n: number) => `2001:db8:0:${hex(n)}::1`],
  ['each in a /48 of its own,', 10, (n: number) => `2001:${hex(n)}::1`],
  ['of IPv4', 10, (n: number) => `100.${n >> 16}.${(n >> 8) & 255}.${n & 255}`],
])('addresses that somebody makes up %s take less than %i MB', async (_, megabytes, write) => {
  expect(await memoryOf(addressesBy(60_000, write))).toBeLessThan(megabytes * megabyte);
});
