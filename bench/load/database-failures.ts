import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port';
import { startLoadClients } from './load-clients';
import { startPostgres } from './postgres';
import { createRandom } from './random';
import type { Program } from './server-process';
import { startTcpProxy } from './tcp-proxy';
import { type StoreVerification, verifyStore } from './verify-store';

/**
 * `lost`: the connections to PostgreSQL end. `silent`: they stay open and forward nothing. `restart`: PostgreSQL stops
 * and starts again.
 */
const failures = ['lost', 'silent', 'restart'] as const;
export type DatabaseFailure = (typeof failures)[number];
export const isDatabaseFailure = (name: string): name is DatabaseFailure =>
  failures.some((failure) => failure === name);

interface FailureOptions {
  program: Program;
  failure: DatabaseFailure;
  times: number;
  clients: number;
  seed?: number;
}

export interface FailureReport extends StoreVerification {
  failure: DatabaseFailure;
  times: number;
  /** How many connections failed in all. */
  connections: number;
  acknowledged: number;
  /** Requests that ended without an answer: has to be 0. */
  cutOff: number;
  /** Connections that were refused: has to be 0, as the server never ends. */
  refused: number;
  /** Answers that asked to come again. */
  askedToRetry: number;
  /** ms */
  slowestAnswer: number;
  /** 0 if the server was alive and exited on request. */
  exitCode: number | null;
}

/** Makes the connection to PostgreSQL fail again and again under load, and verifies the store at the end. */
export async function failDatabase(options: FailureOptions): Promise<FailureReport> {
  const { program, failure, times, clients, seed = 1 } = options;
  const random = createRandom(seed);
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'stress-test-'));
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('stress_test');
  const proxy = await startTcpProxy(postgres.port);
  const throughProxy = databaseUrl.replace(/localhost:\d+/, `127.0.0.1:${proxy.port}`);
  const giveUp = new AbortController();
  const server = await program.start({ port, data, environment: { ENQUIRIES_DATABASE_URL: throughProxy } });
  const fail = async (): Promise<number> => {
    if (failure === 'restart') {
      await postgres.restart();
      return 1;
    }
    for (;;) {
      const failed = failure === 'lost' ? proxy.cut() : proxy.silence();
      if (failed > 0) return failed;
      await loadClients.progress(1); // by then a connection to PostgreSQL is open
    }
  };
  const loadClients = startLoadClients(port, clients, giveUp.signal);
  try {
    let connections = 0;
    for (let time = 0; time < times; time += 1) {
      // Some way into the work, and then at any moment of a commit.
      await loadClients.progress(1 + Math.floor(random() * 100));
      await setTimeout(random() * 20);
      connections += await fail();
    }
    await loadClients.progress(1);
    const { acknowledged, cutOff, refused, askedToRetry, slowestAnswer } = await loadClients.finish();
    const { code: exitCode } = await server.end('SIGTERM');
    return {
      failure,
      times,
      connections,
      acknowledged: acknowledged.size,
      ...(await verifyStore(acknowledged, data, databaseUrl)),
      cutOff,
      refused,
      askedToRetry: [...askedToRetry.values()].reduce((sum, count) => sum + count, 0),
      slowestAnswer,
      exitCode,
    };
  } finally {
    giveUp.abort();
    server.abandon();
    await proxy.close();
    await postgres.stop();
    await rm(data, { recursive: true, force: true });
  }
}
