import { setImmediate } from 'node:timers/promises';

/** A turn of the event loop that took less has met no new connection, ms. */
const quietTurn = 0.1;

/** How long to wait for one, ms. */
const quietTime = 1_000;

/**
 * Resolves when a turn of the event loop had nothing to do. The system takes connections by itself, requests and all,
 * and hands over what has come once a turn; a port that is closed before cuts those off that are not handed over yet.
 */
export async function quietMoment(): Promise<void> {
  await setImmediate(); // the rest of this turn
  const start = performance.now();
  for (let last = start; last - start < quietTime; ) {
    await setImmediate();
    const now = performance.now();
    if (now - last < quietTurn) return;
    last = now;
  }
}
