import type { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * Time in ms without a new connection after which the queue counts as empty. Clients that were refused while the server
 * restarted connect again in a burst, with shorter pauses.
 */
const quietTime = 150;

/** Maximum time to wait in ms, since clients may connect without a pause. */
const timeLimit = 1_500;

/**
 * Resolves once no new connection has come for a moment, or after the time limit. The operating system accepts
 * connections by itself and queues them for the process; closing the port would reset those still in the queue.
 */
export async function acceptPending(server: Server): Promise<void> {
  let accepted = 0;
  const onConnection = () => {
    accepted += 1;
  };
  server.on('connection', onConnection);
  const start = performance.now();
  let previousCount: number;
  do {
    previousCount = accepted;
    await setTimeout(quietTime);
  } while (accepted > previousCount && performance.now() - start < timeLimit);
  server.off('connection', onConnection);
}
