import { setImmediate } from 'node:timers/promises';

/** An iteration of the event loop that took less than this has accepted no connection, ms. */
const quietIteration = 0.1;

/** How long to wait for one, ms. */
const quietTime = 1_000;

/**
 * Resolves after an iteration of the event loop that had nothing to do. The system accepts connections by itself,
 * requests and all, and hands them over once an iteration; closing the port earlier would cut off the others.
 */
export async function quietMoment(): Promise<void> {
  await setImmediate(); // the rest of this iteration
  const start = performance.now();
  for (let last = start; last - start < quietTime; ) {
    await setImmediate();
    const now = performance.now();
    if (now - last < quietIteration) return;
    last = now;
  }
}
