import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql/promise';
import type { Database, Query, Row, Value } from './database';
import { createTurns } from './turns';

/** How long to wait for another process that writes: the staff's command, or the instance that is stopping, ms. */
const lockTimeout = 10_000;

/** How often to ask meanwhile. The library's own waiting would hold one of the few threads that commits need. */
const lockInterval = 20;

/**
 * A rollback journal rather than a write-ahead log: a copy of an enquiry that was erased must not wait in a log.
 * EXTRA, because FULL may lose the deletion of the journal, and with it a commit, when the power fails
 * (sqlite.org/pragma.html#pragma_synchronous).
 */
const settings = [
  'journal_mode = DELETE',
  'synchronous = EXTRA',
  'secure_delete = ON',
  'temp_store = MEMORY',
  'foreign_keys = ON',
];

/** The part of libsql that is used; its own types leave it open. */
interface Connection {
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<{ all(values: readonly Value[]): Promise<Row[]> }>;
  close(): void;
}

/**
 * One file that only its owner can read, made with its folder where it is missing. One connection: whoever asks waits
 * for the turn of the one before. Waiting for a lock and for the disk (BEGIN, COMMIT) happens outside of this thread.
 */
export async function openSqlite(path: string): Promise<Database> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await (await open(path, 'a', 0o600)).close();
  const connection: Connection = new Libsql(path, { timeout: 0 });
  const execute = (sql: string) => patiently(() => connection.exec(sql));
  for (const setting of settings) await execute(`PRAGMA ${setting}`);

  const takeTurn = createTurns();
  const query: Query = async (sql, values = []) => {
    const statement = await patiently(() => connection.prepare(sql.replaceAll(/\$(\d+)/g, '?$1')));
    // The same statement again: one that has met a lock and is left so keeps others from writing until it is collected.
    return patiently(() => statement.all(values));
  };
  return {
    dialect: { lockSchema: undefined, skipLocked: '', selectTime: undefined },
    query: (sql, values) => takeTurn(() => query(sql, values)),
    transaction: (work) =>
      takeTurn(async () => {
        await execute('BEGIN IMMEDIATE');
        try {
          const result = await work(query);
          await execute('COMMIT');
          return result;
        } catch (error) {
          // A full disk may have rolled back already: that this fails then says nothing new.
          await connection.exec('ROLLBACK').catch(() => {});
          throw error;
        }
      }),
    // Deleted rows are overwritten; what moved between pages is only gone from a file that is written anew.
    scrub: () => takeTurn(() => execute('VACUUM')),
    backup: (path) =>
      takeTurn(async () => {
        // Made here: the library would let others read it. It writes into an empty file, and into no other.
        const file = await open(path, 'wx', 0o600);
        try {
          await query('VACUUM INTO $1', [path]);
          await file.sync();
        } catch (error) {
          await rm(path);
          throw error;
        } finally {
          await file.close();
        }
      }),
    close: () => takeTurn(async () => connection.close()),
  };
}

/** Asks again while another process writes. Nothing of a statement is done where it meets a lock. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + lockTimeout;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await setTimeout(lockInterval);
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
