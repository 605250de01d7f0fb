import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CutOff, openConnection, type RawConnection } from './connection';
import { type Payload, payloadOf, postOf } from './enquiry-request';

/** How long a client waits before it tries again, ms. */
const retryDelay = 100;

/** What the clients have seen. */
export interface Seen {
  /** What was acknowledged, by its last name: each enquiry has one of its own. */
  acknowledged: ReadonlyMap<string, Payload>;
  /** Requests that ended without an answer. Each was sent again. */
  cutOff: number;
  /** Connections that were refused or reset before they were open: nothing was sent on them. */
  refused: number;
  /** Answers that asked to try again, by status. */
  askedToRetry: ReadonlyMap<number, number>;
  /** The longest time from a request to its answer, ms. */
  slowestAnswer: number;
}

export interface LoadClients {
  /** Resolves when this many more were acknowledged. */
  progress(count: number): Promise<void>;
  /** Waits until every client's current enquiry is acknowledged. Rejects if one got a wrong answer. */
  finish(): Promise<Seen>;
}

/** Starts clients that send one enquiry after another, each under one key until it is acknowledged. */
export function startLoadClients(port: number, size: number, signal?: AbortSignal): LoadClients {
  const acknowledged = new Map<string, Payload>();
  const askedToRetry = new Map<number, number>();
  const seen = { acknowledged, cutOff: 0, refused: 0, askedToRetry, slowestAnswer: 0 };
  const milestones = new Map<number, () => void>();
  let isFinishing = false;

  const runClient = async (number: number) => {
    let connection: RawConnection | undefined;
    const isAcknowledged = async (request: Buffer) => {
      try {
        if (!connection?.isOpen()) connection = await openConnection(port);
        const sent = performance.now();
        const { status, body } = await connection.send(request);
        seen.slowestAnswer = Math.max(seen.slowestAnswer, performance.now() - sent);
        if (status === 200) return true;
        if (status !== 503 && status !== 429) throw new Error(`An enquiry was answered ${status}: ${body}`);
        askedToRetry.set(status, (askedToRetry.get(status) ?? 0) + 1);
      } catch (error) {
        if (error instanceof CutOff) seen.cutOff += 1;
        else if (isRefusal(error)) seen.refused += 1;
        else throw error;
      }
      return false;
    };

    for (let count = 0; !isFinishing && !signal?.aborted; count += 1) {
      const payload = payloadOf(`client ${number} enquiry ${count}`);
      const request = postOf(payload, randomUUID());
      while (!(await isAcknowledged(request))) {
        if (signal?.aborted) return;
        await setTimeout(retryDelay);
      }
      acknowledged.set(payload.lastName ?? '', payload);
      milestones.get(acknowledged.size)?.();
    }
    connection?.socket.destroy();
  };

  const clients = Promise.all(Array.from({ length: size }, (_, number) => runClient(number)));
  clients.catch(() => {}); // finish() rejects with it
  return {
    progress: (count) =>
      Promise.race([
        new Promise<void>((resolve) => milestones.set(acknowledged.size + count, resolve)),
        clients.then(() => {}),
      ]),
    async finish() {
      isFinishing = true;
      await clients;
      return seen;
    },
  };
}

/**
 * The server did not listen at that moment, or ended before it accepted the connection. Both are reported for `connect`,
 * so nothing was sent; a reset of an open connection is reported for `read` or `write`, and is a CutOff.
 */
function isRefusal(error: unknown): boolean {
  const { syscall, code } = error as NodeJS.ErrnoException;
  return syscall === 'connect' && (code === 'ECONNREFUSED' || code === 'ECONNRESET');
}
