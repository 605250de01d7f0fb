import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openConnection } from '../../../bench/load/connection';
import { payloadOf, postOf } from '../../../bench/load/enquiry-request';
import { freePort } from '../../../bench/load/free-port';
import { stopAgainAndAgain } from '../../../bench/load/stops';
import { programOfTests, timeoutUnderLoad } from '../server/program';
import { newDatabase } from '../server/shared-postgres';

const program = programOfTests();

it.each(['SQLite', 'PostgreSQL'])(
  'a restart interrupts no request, loses nothing and takes less than ten seconds: %s',
  async (database) => {
    const restarts = 8;
    const databaseUrl = database === 'PostgreSQL' ? await newDatabase() : undefined;
    const report = await stopAgainAndAgain({
      program,
      signal: 'SIGTERM',
      times: restarts,
      clients: 50,
      databaseUrl,
    });
    expect(report).toMatchObject({ times: restarts, cutOff: 0, lost: 0, doubled: 0, damaged: 0, unknown: 0 });
    expect(report).toMatchObject({ badExits: 0, inCommit: 0 });
    expect(report.kept).toBe(report.acknowledged);
    expect(report.slowestStop).toBeLessThan(10_000);
  },
  timeoutUnderLoad,
);

it('a server that stops accepts no new connections, and answers the open ones', async () => {
  const data = await mkdtemp(join(tmpdir(), 'stop-'));
  const port = await freePort();
  const server = await program.start({ port, data });
  const [idle, sending] = [await openConnection(port), await openConnection(port)];
  expect((await idle.send(postOf(payloadOf('first')))).status).toBe(200);
  const request = postOf(payloadOf('under way'));
  sending.socket.write(request.subarray(0, 100));

  const ended = server.end('SIGTERM');
  await expect.poll(() => isRefused(port)).toBe(true);
  const answers = [await sending.send(request.subarray(100)), await idle.send(postOf(payloadOf('late')))];
  expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
    [200, 'close'],
    [200, 'close'],
  ]);
  const { code, took } = await ended;
  expect(code).toBe(0);
  expect(took).toBeLessThan(10_000);
  await rm(data, { recursive: true });
});

async function isRefused(port: number): Promise<boolean> {
  try {
    (await openConnection(port)).socket.destroy();
    return false;
  } catch {
    return true;
  }
}
