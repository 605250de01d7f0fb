import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../../bench/load/connection';
import { payloadOf, postOf } from '../../../bench/load/enquiry-request';
import { freePort } from '../../../bench/load/free-port';
import { startPostgres } from '../../../bench/load/postgres';
import type { ServerProcess } from '../../../bench/load/server-process';
import { databaseFile } from '../../../server/store/open-store';
import { programOfTests } from './program';

const program = programOfTests();
let data: string;
let port: number;
let server: ServerProcess;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'health-'));
  port = await freePort();
});
afterEach(async () => {
  server?.abandon();
  await rm(data, { recursive: true, force: true });
});

async function post(name: string): Promise<number> {
  const connection = await openConnection(port);
  const { status } = await connection.send(postOf(payloadOf(name)));
  connection.socket.destroy();
  return status;
}

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const statusOf = async (path: string) => (await ask(path)).status;

/** While posts fail, the process is alive but not ready. */
async function expectUnready() {
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await (await ask('/readyz')).json()).toMatchObject({
    ready: false,
    checks: { store: { ok: false, code: expect.any(String) } },
  });
  expect(await statusOf('/healthz')).toBe(200);
  expect(await post('Patel')).toBe(503);
}

async function expectReadyAgain() {
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  expect(await post('Shah')).toBe(200);
}

describe('a server is alive, and is ready only while posts can be kept', () => {
  it('with a working store', async () => {
    server = await program.start({ port, data });
    expect(await statusOf('/healthz')).toBe(200);
    const answer = await ask('/readyz');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      ready: true,
      checks: { store: { ok: true }, disk: { ok: true, freeBytes: expect.any(Number) } },
    });
  });

  it('with a full disk, until space is freed', async () => {
    server = await program.start({ port, data, through: ['prlimit', '--fsize=200000:unlimited'] });
    for (let number = 0; (await post(`Patel ${number}`)) === 200; number += 1)
      expect(number).toBeLessThan(1000);
    await expectUnready();
    execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
    await expectReadyAgain();
  });

  it('with damaged pages, until they are repaired', async () => {
    server = await program.start({ port, data });
    for (let number = 0; number < 20; number += 1) await post(`Patel ${number}`);
    const repair = await damageEnquiries(databaseFile(data));
    await expectUnready();
    await repair();
    await expectReadyAgain();
  });

  it('with PostgreSQL away, until it is back', async () => {
    const postgres = await startPostgres();
    const address = await postgres.createDatabase('health');
    try {
      server = await program.start({ port, data, environment: { ENQUIRIES_DATABASE_URL: address } });
      await expect.poll(() => statusOf('/readyz')).toBe(200);
      await postgres.interrupt();
      await expectUnready();
      await postgres.resume();
      await expectReadyAgain();
    } finally {
      server?.abandon();
      await postgres.stop();
    }
  });
});

/** Overwrites the roots of the table of enquiries and of its indexes on the disk. Gives what writes them back. */
async function damageEnquiries(path: string): Promise<() => Promise<void>> {
  const pageSize = 4096;
  const database = new Libsql(path);
  const roots = database.prepare("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'enquiries'").all() as {
    rootpage: number;
  }[];
  database.close();
  const offsets = roots.map(({ rootpage }) => (rootpage - 1) * pageSize);
  const file = await open(path, 'r+');
  const pages = await Promise.all(
    offsets.map(async (offset) => (await file.read(Buffer.alloc(pageSize), 0, pageSize, offset)).buffer),
  );
  const write = async (change: number, page: (index: number) => Buffer) => {
    for (const [index, offset] of offsets.entries()) await file.write(page(index), 0, pageSize, offset);
    // The change counter (sqlite.org/fileformat.html, 1.3.7): what the server holds in memory is not current any more.
    await file.write(Buffer.alloc(4, change), 0, 4, 24);
  };
  await write(1, () => Buffer.alloc(pageSize, 0xff));
  return async () => {
    await write(2, (index) => pages[index] ?? Buffer.alloc(0));
    await file.close();
  };
}

it('a health request may be HTTP/1.0 without a Host, as from some load balancers', async () => {
  server = await program.start({ port, data });
  const connection = await openConnection(port);
  const { status } = await connection.send('GET /readyz HTTP/1.0\r\n\r\n');
  connection.socket.destroy();
  expect(status).toBe(200);
});
