import { setImmediate } from 'node:timers/promises';

/** Duration in ms below which an event loop iteration has accepted no connection. */
const quietIteration = 0.1;

/** Maximum time in ms to wait for one. */
const quietTime = 1_000;

/**
 * Resolves after an idle iteration of the event loop. The operating system accepts connections in the background and
 * passes them on once per iteration; closing the port earlier would drop those that are waiting.
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
