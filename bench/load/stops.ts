import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port';
import { startLoadClients } from './load-clients';
import { createRandom } from './random';
import type { Program } from './server-process';
import { type StoreVerification, verifyStore } from './verify-store';

interface StopOptions {
  program: Program;
  /** SIGKILL ends it at once; SIGTERM asks it to finish. */
  signal: 'SIGKILL' | 'SIGTERM';
  times: number;
  clients: number;
  seed?: number;
  /** PostgreSQL as the store, instead of SQLite. */
  databaseUrl?: string;
}

export interface StopReport extends StoreVerification {
  times: number;
  acknowledged: number;
  /** Requests that were sent and not answered: has to be 0 after SIGTERM. */
  cutOff: number;
  /** Connections refused while no server was there. */
  refused: number;
  /** How often it was killed during a commit, which leaves a journal for the next start to roll back. */
  inCommit: number;
  /** The longest time from the signal to the end, ms. */
  slowestStop: number;
  /** Ends by SIGTERM whose exit code was not 0. */
  badExits: number;
}

/** Stops and restarts the server again and again under load, and verifies the store at the end. */
export async function stopAgainAndAgain(options: StopOptions): Promise<StopReport> {
  const { program, signal, times, clients, seed = 1, databaseUrl } = options;
  const random = createRandom(seed);
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'stress-test-'));
  const giveUp = new AbortController();
  const environment = databaseUrl ? { ENQUIRIES_DATABASE_URL: databaseUrl } : undefined;
  const start = () => program.start({ port, data, environment });
  const ends = { inCommit: 0, slowestStop: 0, badExits: 0 };

  let server = await start();
  try {
    const loadClients = startLoadClients(port, clients, giveUp.signal);
    for (let time = 0; time < times; time += 1) {
      // Some way into the work, and then at any moment of a commit.
      await loadClients.progress(1 + Math.floor(random() * 100));
      await setTimeout(random() * 20);
      const { code, took } = await server.end(signal);
      ends.slowestStop = Math.max(ends.slowestStop, took);
      if (signal === 'SIGTERM' && code !== 0) ends.badExits += 1;
      if (existsSync(join(data, 'enquiries.db-journal'))) ends.inCommit += 1;
      server = await start();
    }
    const { acknowledged, cutOff, refused } = await loadClients.finish();
    await server.end('SIGTERM');
    return {
      times,
      acknowledged: acknowledged.size,
      ...(await verifyStore(acknowledged, data, databaseUrl)),
      cutOff,
      refused,
      ...ends,
    };
  } finally {
    giveUp.abort();
    server.abandon();
    await rm(data, { recursive: true, force: true });
  }
}
