import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkCommitOrder } from '../../../bench/load/commit-order';
import { stopAgainAndAgain } from '../../../bench/load/stops';
import { readSystemCalls } from '../../../bench/load/system-calls';
import { openSqlite } from '../../../server/store/sqlite';
import { programOfTests, timeoutUnderLoad } from './program';
import { newDatabase } from './shared-postgres';

const program = programOfTests();

it.each(['SQLite', 'PostgreSQL'])(
  'every acknowledged enquiry is stored once and complete, however often the server is killed: %s',
  async (database) => {
    const kills = 8; // each takes four seconds
    const databaseUrl = database === 'PostgreSQL' ? await newDatabase() : undefined;
    const report = await stopAgainAndAgain({
      program,
      signal: 'SIGKILL',
      times: kills,
      clients: 50,
      databaseUrl,
    });
    expect(report).toMatchObject({ times: kills, lost: 0, doubled: 0, damaged: 0, unknown: 0 });
    expect(report.kept).toBe(report.acknowledged);
    expect(report.cutOff).toBeGreaterThan(kills); // requests were under way at the kills
  },
  timeoutUnderLoad,
);

it('SQLite is set to sync each commit before it returns, and to overwrite deleted data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pragmas-'));
  const database = await openSqlite(join(folder, 'enquiries.db'));
  expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'delete' }]);
  expect(await database.query('PRAGMA synchronous')).toEqual([{ synchronous: 3 }]); // EXTRA
  expect(await database.query('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }]);
  await database.close();
  await rm(folder, { recursive: true });
});

// `npm run bench:enquiries -- --trace` runs the server under strace, and checks the order of its system calls.
it('the check of a trace detects enquiries acknowledged before their sync, or not at all', () => {
  const request = String.raw`7 read(20<socket:[9]>, "POST /api …{\"lastName\":\"client 1\"}", 65536) = 300`;
  const page = String.raw`8 pwrite64(19</data/enquiries.db>, "…\"client 1\"…", 4096, 8192 <unfinished ...>`;
  const otherAnswer = '7 write(21<socket:[8]>, "HTTP/1.1 200 OK", 15) = 15';
  const resumed = '8 <... pwrite64 resumed>) = 4096';
  const sync = '8 fdatasync(19</data/enquiries.db>) = 0';
  const failed = '8 fdatasync(19</data/enquiries.db>) = -1 EIO (Input/output error)';
  const deletion = '8 unlink("/data/enquiries.db-journal") = 0';
  const folder = '8 fdatasync(24</data>) = 0';
  const answer = '7 write(20<socket:[9]>, "HTTP/1.1 200 OK", 15) = 15';
  const issuesOf = (...lines: readonly string[]) =>
    checkCommitOrder(readSystemCalls(lines.join('\n')), ['client 1'], '/data');

  expect(issuesOf(request, page, otherAnswer, resumed, sync, deletion, folder, answer)).toEqual([]);
  expect(issuesOf(request, page, resumed, sync, deletion, answer, folder)).toEqual(['client 1: too early']);
  expect(issuesOf(request, page, resumed, failed, deletion, folder, answer)).toEqual(['client 1: no sync']);
  expect(issuesOf(request, answer)).toEqual(['client 1: no page']);
  expect(issuesOf(request, page, resumed, sync, deletion, folder)).toEqual(['client 1: no acknowledgement']);
});
