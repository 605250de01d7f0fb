import { setTimeout } from 'node:timers/promises';
import { CutOff, openConnection, type RawConnection } from './connection';
import { payloadOf, postOf } from './enquiry-request';

export interface LoadReport {
  /** Seconds from the first post to the last answer. */
  seconds: number;
  answers: Readonly<Record<string, number>>;
  /** Accepted posts a second. */
  perSecond: number;
  /** How long the accepted ones took, ms: a half and 99 of 100 of them took no longer. */
  p50: number;
  p99: number;
  /** How long those took that were asked to come again, ms. */
  refusedP99?: number;
}

interface Offer {
  /** Posts a second. */
  rate: number;
  seconds: number;
  connections: number;
  /** The bytes of a post, by its number. */
  request?: (number: number) => Buffer;
}

/** The usual enquiry under a name of its own. */
const usual = (number: number) => postOf(payloadOf(`enquiry ${number}`));

/** As many posts as so many connections can send, each as soon as the one before is answered. */
export async function saturate(
  port: number,
  connections: number,
  posts: number,
  request = usual,
): Promise<LoadReport> {
  const taken = createTally();
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(port);
      while (next < posts) {
        next += 1;
        const began = performance.now();
        const { status } = await connection.send(request(next));
        taken.add(String(status), performance.now() - began);
      }
      connection.socket.destroy();
    }),
  );
  return taken.report(performance.now() - started);
}

/**
 * Posts at a fixed rate (open loop), as visitors do not wait for each other: each has a time at which it is due,
 * and its latency counts from there. Where all connections wait for an answer already, it is not sent and counts
 * as “unsent”.
 */
export async function offer(
  port: number,
  { rate, seconds, connections, request = usual }: Offer,
): Promise<LoadReport> {
  const taken = createTally();
  const idle: RawConnection[] = [];
  // One after another: so many at once would wait for the system to take them, and not for the server.
  while (idle.length < connections) idle.push(await openConnection(port));
  const underWay = new Set<Promise<void>>();
  const started = performance.now();

  const post = async (connection: RawConnection, number: number, due: number) => {
    try {
      const { status } = await connection.send(request(number));
      taken.add(String(status), performance.now() - due);
      idle.push(connection.isOpen() ? connection : await openConnection(port));
    } catch (error) {
      taken.add(error instanceof CutOff ? 'cut off' : 'not connected', performance.now() - due);
    }
  };

  for (let number = 0; number < rate * seconds; number += 1) {
    const due = started + (number / rate) * 1000;
    while (due > performance.now()) await setTimeout(1);
    const connection = idle.shift();
    if (!connection) {
      taken.add('unsent', 0);
      continue;
    }
    const posted = post(connection, number, due).finally(() => underWay.delete(posted));
    underWay.add(posted);
  }
  await Promise.all(underWay);
  const duration = performance.now() - started;
  for (const { socket } of idle) socket.destroy();
  return taken.report(duration);
}

function createTally() {
  const times = new Map<string, number[]>();
  return {
    add(answer: string, time: number) {
      const all = times.get(answer) ?? [];
      all.push(time);
      times.set(answer, all);
    },
    report(duration: number): LoadReport {
      const accepted = (times.get('200') ?? []).sort((a, b) => a - b);
      const refused = ['429', '503'].flatMap((status) => times.get(status) ?? []).sort((a, b) => a - b);
      return {
        seconds: duration / 1000,
        answers: Object.fromEntries([...times].map(([answer, all]) => [answer, all.length])),
        perSecond: (accepted.length / duration) * 1000,
        p50: percentile(accepted, 0.5),
        p99: percentile(accepted, 0.99),
        refusedP99: refused.length > 0 ? percentile(refused, 0.99) : undefined,
      };
    },
  };
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
