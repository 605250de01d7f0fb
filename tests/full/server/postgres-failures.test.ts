import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../../bench/load/connection';
import { type DatabaseFailure, failDatabase } from '../../../bench/load/database-failures';
import { payloadOf, postOf } from '../../../bench/load/enquiry-request';
import { freePort } from '../../../bench/load/free-port';
import { startPostgres } from '../../../bench/load/postgres';
import type { ServerProcess } from '../../../bench/load/server-process';
import { startTcpProxy, type TcpProxy } from '../../../bench/load/tcp-proxy';
import { runCommand } from './admin-process';
import { programOfTests, timeoutUnderLoad } from './program';

const program = programOfTests();

/** The longest that an answer may take, in ms: the five seconds that are promised, and one for a busy machine. */
const longest = 6_000;

describe('PostgreSQL that fails under fifty clients', () => {
  it.each<[DatabaseFailure, number]>([
    ['lost', 2],
    ['silent', 2],
    ['restart', 2],
  ])(
    'loses nothing, and every client is answered within five seconds: %s',
    async (failure, count) => {
      const report = await failDatabase({ program, failure, times: count, clients: 50 });
      expect(report).toMatchObject({ times: count, lost: 0, doubled: 0, damaged: 0, unknown: 0 });
      expect(report).toMatchObject({ cutOff: 0, refused: 0, exitCode: 0 });
      expect(report.kept).toBe(report.acknowledged);
      expect(report.slowestAnswer).toBeLessThan(longest);
    },
    timeoutUnderLoad,
  );
});

describe('a server whose PostgreSQL fails', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let proxy: TcpProxy;
  let name: string;
  let url: string;
  let folder: string;
  let port: number;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    name = `failures_${randomUUID().replaceAll('-', '')}`;
    url = await postgres.createDatabase(name);
    proxy = await startTcpProxy(postgres.port);
    folder = await mkdtemp(join(tmpdir(), 'failures-'));
    port = await freePort();
  });
  afterEach(async () => {
    server?.abandon();
    server = undefined;
    await proxy.close();
    await rm(folder, { recursive: true });
  });

  const start = async (databaseUrl: string) => {
    const environment = { ENQUIRIES_DATABASE_URL: databaseUrl };
    server = await program.start({ port, data: folder, environment });
    return server;
  };
  const throughProxy = () => url.replace(/localhost:\d+/, `127.0.0.1:${proxy.port}`);
  const post = async () => {
    const began = performance.now();
    const connection = await openConnection(port);
    const { status } = await connection.send(postOf(payloadOf(`Patel ${randomUUID()}`)));
    connection.socket.destroy();
    return { status, took: performance.now() - began };
  };
  const status = async () => (await post()).status;

  it('continues when the connection of an insert is terminated', async () => {
    const { said } = await start(url);
    await expect.poll(status).toBe(200);
    for (let round = 0; round < 2; round += 1) {
      // The insert waits for this lock until its connection is terminated. Then that of the lock is terminated, too.
      const locked = postgres.ask(name, 'BEGIN; LOCK enquiries; SELECT pg_sleep(60)').catch(() => {});
      const holdsLock = () => postgres.ask(name, waitingOn('PgSleep'));
      await expect.poll(async () => (await holdsLock()).length).toBe(1);
      const answered = status();
      await expect.poll(async () => (await postgres.ask(name, terminateWaiting)).length).toBeGreaterThan(0);
      expect(await answered).toBe(503);
      await postgres.ask(name, `SELECT pg_terminate_backend(pid) FROM (${waitingOn('PgSleep')}) AS sleeping`);
      await locked;
      expect(await status()).toBe(200);
    }
    expect(said()).toContain('57P01');
    expect((await server?.end('SIGTERM'))?.code).toBe(0);
  });

  it('answers within five seconds when the network is blocked, and continues when it is not', async () => {
    await start(throughProxy());
    await expect.poll(status).toBe(200);
    proxy.swallowsNew = true;
    expect(proxy.silence()).toBeGreaterThan(0);
    const answers = await Promise.all(Array.from({ length: 20 }, post));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(longest);
    proxy.swallowsNew = false;
    await expect.poll(status).toBe(200);
    expect((await server?.end('SIGTERM'))?.code).toBe(0);
  });

  it('does not wait for each of several silent connections', async () => {
    await start(throughProxy());
    await expect.poll(status).toBe(200);
    const health = () => fetch(`http://127.0.0.1:${port}/healthz`);
    await Promise.all([status(), ...Array.from({ length: 8 }, health)]);
    expect(proxy.silence()).toBeGreaterThan(1);
    expect(await status()).toBe(503);
    const { status: next, took } = await post();
    expect(next).toBe(200);
    expect(took).toBeLessThan(2_000);
  });

  it('starts without it, says so, and keeps enquiries once it is available', async () => {
    await postgres.interrupt();
    try {
      const { said } = await start(url);
      expect(await status()).toBe(503);
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
      await expect.poll(said).toMatch(/enquiry store is not available.*ECONNREFUSED.*Trying again in \d+ s/i);
      expect(said()).not.toMatch(/secret/);
    } finally {
      await postgres.resume();
    }
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    expect(server?.said()).toMatch(/enquiry store is available/i);
  });

  it('says what is wrong with its settings, and continues once they are corrected', async () => {
    const late = url.replace('prospectus:secret', 'late:password-of-late');
    const { said } = await start(late);
    await expect.poll(said).toMatch(/ENQUIRIES_DATABASE_URL.*28P01/);
    expect(said()).not.toContain('password-of-late');
    const { code, remarks } = await runCommand(['list'], { DATA: folder, ENQUIRIES_DATABASE_URL: late });
    expect([code, remarks]).toEqual([
      1,
      expect.stringMatching(/^[^\n]*ENQUIRIES_DATABASE_URL[^\n]*28P01[^\n]*\n$/),
    ]);

    await postgres.ask(name, "CREATE ROLE late SUPERUSER LOGIN PASSWORD 'password-of-late'");
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    await server?.end('SIGTERM');
    await postgres.ask(name, 'DROP OWNED BY late; DROP ROLE late');
  });

  it('can be stopped while it waits for the database', async () => {
    const { end } = await start(url.replace(/localhost:\d+/, 'localhost:1'));
    const { code, took } = await end('SIGTERM');
    expect(code).toBe(0);
    expect(took).toBeLessThan(longest);
  });
});

const waitingOn = (event: string) =>
  `SELECT pid FROM pg_stat_activity WHERE wait_event = '${event}' AND datname = current_database()`;
const terminateWaiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO enquiries%' AND datname = current_database()`;
