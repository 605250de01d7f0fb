import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../src/cli/read-arguments';
import { failDatabase, isDatabaseFailure } from './load/database-failures';
import { freePort } from './load/free-port';
import { fuzzReceiver } from './load/fuzz';
import { type LoadReport, offer, saturate } from './load/load';
import { memoryOf } from './load/memory';
import { startPostgres } from './load/postgres';
import { buildServer } from './load/server-process';
import { stopAgainAndAgain } from './load/stops';
import { traceCommits } from './load/traced';

const usage = `Usage: npm run bench:enquiries -- [--runs N] [--posts N] [--rates N,N]

Measures how many enquiries a second the receiver keeps over 40 connections in each kind of store, its memory after
many posts, and what it does under overload. Prints a table, then JSON.

  --runs N       the median of so many runs (default: 5)
  --posts N      posts before memory is measured (default: 100000)
  --rates N,N    posts offered per second (default: 8000,11370)

Instead of that, one stress test:

  --kills N      kills the server so often (with --postgres, on PostgreSQL)
  --restarts N   restarts it so often (with --postgres, on PostgreSQL)
  --bodies N     sends so many invalid requests, chosen by --seed N (default: 1)
  --database X   the database is lost, silent or restart, as often as --times N says (default: 20)
  --trace        counts the writes to the disk of each commit (needs strace)`;

const { values } = readArguments(usage, {
  options: {
    runs: { type: 'string', default: '5' },
    posts: { type: 'string', default: '100000' },
    rates: { type: 'string', default: '8000,11370' },
    kills: { type: 'string' },
    restarts: { type: 'string' },
    bodies: { type: 'string' },
    database: { type: 'string' },
    times: { type: 'string', default: '20' },
    trace: { type: 'boolean' },
    postgres: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const clients = 50;

/** With so few every post is accepted, even if it has to wait; with more, some would be refused. */
const connections = 40;
const program = await buildServer();
try {
  if (values.kills) await show(stop('SIGKILL', Number(values.kills)));
  else if (values.restarts) await show(stop('SIGTERM', Number(values.restarts)));
  else if (values.bodies) await show(fuzzReceiver(program, { attempts: Number(values.bodies), seed }));
  else if (values.database) await show(failPostgres(values.database, Number(values.times)));
  else if (values.trace) await show(traceCommits(program, { clients, posts: 1000 }));
  else await benchmark();
} finally {
  await program.remove();
}

function failPostgres(failure: string, times: number) {
  if (!isDatabaseFailure(failure)) throw new Error('--database: write lost, silent or restart.');
  return failDatabase({ program, failure, times, clients, seed });
}

async function stop(signal: 'SIGKILL' | 'SIGTERM', times: number) {
  const postgres = values.postgres ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase('stress_test');
  try {
    return await stopAgainAndAgain({ program, signal, times, clients, seed, databaseUrl });
  } finally {
    await postgres?.stop();
  }
}

async function show(stressTest: Promise<object>) {
  const report = await stressTest;
  console.table(Object.fromEntries(Object.entries(report).map(([name, value]) => [name, shown(value)])));
  console.log(JSON.stringify(report));
}

/** Long values are in the JSON. */
function shown(value: unknown) {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'number') return Number(value.toFixed(1));
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

async function benchmark() {
  const [load = 0] = loadavg();
  console.log(
    `${availableParallelism()} cores, of which other work asked for ${load.toFixed(1)} at the start`,
  );
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase('bench');
    const reports = [
      ...(await measure('SQLite', {})),
      ...(await measure('PostgreSQL', { ENQUIRIES_DATABASE_URL: databaseUrl })),
    ];
    console.table(
      reports.map(({ store, what, answers, perSecond, p50, p99, refusedP99, memory }) => ({
        store,
        what,
        answers: JSON.stringify(answers),
        'kept/s': Math.round(perSecond),
        'p50 ms': Number(p50.toFixed(1)),
        'p99 ms': Number(p99.toFixed(1)),
        'refused p99 ms': refusedP99 && Number(refusedP99.toFixed(1)),
        'memory MB': Math.round(memory),
      })),
    );
    console.log(JSON.stringify(reports));
  } finally {
    await postgres.stop();
  }
}

interface Measurement extends LoadReport {
  store: string;
  what: string;
  /** Of the server, afterwards, MB. */
  memory: number;
}

async function measure(store: string, environment: Record<string, string>): Promise<readonly Measurement[]> {
  const data = await mkdtemp(join(tmpdir(), 'bench-'));
  const port = await freePort();
  // The default limit, which `program.start` raises: it is exceeded at the rates that are offered below.
  const server = await program.start({
    port,
    data,
    environment: { ...environment, ENQUIRIES_AT_ONCE: '200' },
  });
  const measured = async (what: string, load: Promise<LoadReport>): Promise<Measurement> => {
    const report = { store, what, ...(await load), memory: 0 };
    return { ...report, memory: memoryOf(server.pid) };
  };
  try {
    await saturate(port, connections, 1000); // what is compiled on first use
    const runs: Measurement[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.push(await measured(`${connections} connections`, saturate(port, connections, 3000)));
    }
    const median = runs.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];
    if (!median) throw new Error('--runs has to be at least 1.');
    const offers: Measurement[] = [];
    for (const rate of values.rates.split(',')) {
      const load = { rate: Number(rate), seconds: 10, connections: 1000 };
      offers.push(await measured(`${rate}/s offered`, offer(port, load)));
    }
    return [
      median,
      ...offers,
      await measured(`${values.posts} more posts`, saturate(port, connections, Number(values.posts))),
    ];
  } finally {
    server.abandon();
    await rm(data, { recursive: true, force: true });
  }
}
