import type { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A gap between connections, ms: clients that were refused during a restart come back within it, all at once. */
const gap = 150;

/** Gives up after this time, ms: clients may connect without a pause. */
const timeLimit = 1_500;

/**
 * Resolves in a gap between connections. The system completes them by itself, requests and all, and hands them over
 * when the process gets its turn: closing the port in the middle of a wave would reset those that are still waiting.
 */
export async function acceptPending(server: Server): Promise<void> {
  let accepted = 0;
  const onConnection = () => {
    accepted += 1;
  };
  server.on('connection', onConnection);
  const start = performance.now();
  let before: number;
  do {
    before = accepted;
    await setTimeout(gap);
  } while (accepted > before && performance.now() - start < timeLimit);
  server.off('connection', onConnection);
}
