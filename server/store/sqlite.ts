import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql/promise';
import { errorCode } from '../error-code';
import type { Database, NewRows, Query, Row, StoredName, Value } from './database';
import { hasNameIn, insertDeliveries, insertEnquiries } from './insert-statements';

/** How long to wait for another process that writes, ms: the admin CLI, or an instance that is stopping. */
const lockTimeout = 10_000;

/** How often to retry meanwhile, ms. The library's own waiting would block one of the few threads that commits need. */
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
interface SqliteConnection {
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Statement>;
  close(): void;
}

interface Statement {
  all(values: readonly Value[]): Promise<Row[]>;
  /** Synchronously. */
  run(values: readonly Value[]): void;
  get(values: readonly Value[]): Row;
}

/**
 * A group of posts in one script, which runs outside of this thread from its first lock to its last sync: `BEGIN` and
 * each statement by itself would take as many iterations of the event loop. A script has no values, so the group is put
 * into a table of this connection's memory before, and what became of it is read from there.
 */
const handover = {
  setup: `CREATE TEMP TABLE handover (enquiries TEXT, deliveries TEXT, stored TEXT);
    INSERT INTO temp.handover VALUES ('[]', '[]', '[]')`,
  put: `UPDATE temp.handover SET enquiries = ?1, deliveries = ?2, stored = '[]'`,
  insert: `BEGIN IMMEDIATE;
    ${insertEnquiries('temp.handover, json_each(handover.enquiries)')};
    ${insertDeliveries('temp.handover, json_each(handover.deliveries)', 'enquiries')};
    UPDATE temp.handover SET enquiries = '[]', deliveries = '[]', stored = (
      SELECT json_group_array(json_object('form', form, 'key', idempotency_key, 'id', id, 'digest', digest))
      FROM enquiries WHERE ${hasNameIn('json_each(handover.enquiries)')});
    COMMIT`,
  take: 'SELECT stored FROM temp.handover',
};

/**
 * One file that only its owner can read, created with its folder if it is missing. One connection: each task waits for
 * the one before it. Waiting for a lock and for the disk (BEGIN, COMMIT) happens outside this thread.
 */
export async function openSqlite(path: string): Promise<Database> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await makePrivateFile(path);
  const connection: SqliteConnection = new Libsql(path, { timeout: 0 });
  const execute = (sql: string) => retryWhileLocked(() => connection.exec(sql));
  for (const setting of settings) await execute(`PRAGMA ${setting}`);

  await execute(handover.setup);
  const put = await connection.prepare(handover.put);
  const take = await connection.prepare(handover.take);

  const withLock = createMutex();
  const query: Query = async (sql, values = []) => {
    const statement = await retryWhileLocked(() => connection.prepare(sql.replaceAll(/\$(\d+)/g, '?$1')));
    // The same statement again: one that has met a lock and is left so keeps others from writing until it is collected.
    return retryWhileLocked(() => statement.all(values));
  };
  // A full disk may have rolled back already: that this fails then says nothing new.
  const rollBack = () => connection.exec('ROLLBACK').catch(() => {});
  const transaction = <T>(work: (query: Query) => Promise<T>) =>
    withLock(async () => {
      await execute('BEGIN IMMEDIATE');
      try {
        const result = await work(query);
        await execute('COMMIT');
        return result;
      } catch (error) {
        await rollBack();
        throw error;
      }
    });
  const insertNew = ({ enquiries, deliveries }: NewRows) =>
    withLock(() =>
      retryWhileLocked(async () => {
        try {
          put.run([enquiries, deliveries]);
          await connection.exec(handover.insert);
          return JSON.parse(String(take.get([]).stored)) as readonly StoredName[];
        } catch (error) {
          await rollBack();
          throw error;
        }
      }),
    );

  return {
    dialect: { lockSchema: undefined, lockTrail: undefined, skipLocked: '', selectTime: undefined },
    keepTimeout: lockTimeout + 1_000, // a lock is reported by its own error
    query: (sql, values) => withLock(() => query(sql, values)),
    transaction,
    postTransaction: transaction,
    insertNew,
    size: async () => (await sizeOf(path)) + (await sizeOf(`${path}-journal`)),
    // Deleted rows are overwritten; what moved between pages is only gone once the file is rewritten.
    vacuum: () => withLock(() => execute('VACUUM')),
    backup: (path) =>
      withLock(async () => {
        // Made here: the library would let others read it. It writes into an empty file, and into no other.
        const file = await open(path, 'wx', 0o600);
        try {
          await query('VACUUM INTO $1', [path]);
        } catch (error) {
          await rm(path);
          throw error;
        } finally {
          await file.close();
        }
      }),
    close: () => withLock(async () => connection.close()),
  };
}

/** Retries while another process writes. A statement that meets a lock has no effect. */
async function retryWhileLocked<T>(ask: () => Promise<T>): Promise<T> {
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

const isBusy = (error: unknown) => errorCode(error).startsWith('SQLITE_BUSY');

/** Makes the file if it is missing. Rights that others have on it are taken back, unless it is another user's. */
async function makePrivateFile(path: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    const { mode, uid } = await file.stat();
    const isOurs = uid === process.getuid?.();
    if (isOurs && (mode & 0o077) !== 0) await file.chmod(0o600);
  } finally {
    await file.close();
  }
}

/** Runs one asynchronous task at a time, in the order in which they were submitted. */
function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

/** The size of a file in bytes; 0 if it does not exist. */
const sizeOf = async (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
