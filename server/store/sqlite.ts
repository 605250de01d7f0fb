import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql/promise';
import { errorCode } from '../error-code';
import type { Database, NewRows, Query, Row, Value } from './database';
import { hasKeyIn, insertDeliveries, insertEnquiries } from './insert-statements';

/** Maximum time in ms to wait for another writing process: the admin CLI, or an instance that is stopping. */
const lockTimeout = 10_000;

/** Retry interval in ms. The library's own waiting would block one of the few threads that commits need. */
const lockInterval = 20;

/**
 * A rollback journal instead of a write-ahead log, in which copies of erased enquiries would remain. EXTRA, because
 * with FULL a power failure may lose the deletion of the journal, and with it a commit
 * (sqlite.org/pragma.html#pragma_synchronous).
 */
const pragmas = [
  'journal_mode = DELETE',
  'synchronous = EXTRA',
  'secure_delete = ON',
  'temp_store = MEMORY',
  'foreign_keys = ON',
];

/** The part of libsql's API in use, which its own types lack. */
interface SqliteConnection {
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Statement>;
  close(): void;
}

interface Statement {
  all(values: readonly Value[]): Promise<Row[]>;
  /** Synchronous, as is `get`. */
  run(values: readonly Value[]): void;
  get(values: readonly Value[]): Row;
}

/**
 * SQL that writes a group of posts with a single script, `insert`, which runs outside this thread, from the first lock
 * to the last sync; separate statements would each take an iteration of the event loop. Scripts have no parameters, so
 * data and results are passed through an in-memory table of the connection.
 */
const handover = {
  setup: `CREATE TEMP TABLE handover (enquiries TEXT, deliveries TEXT, stored TEXT);
    INSERT INTO temp.handover VALUES ('[]', '[]', '[]')`,
  write: `UPDATE temp.handover SET enquiries = ?1, deliveries = ?2, stored = '[]'`,
  insert: `BEGIN IMMEDIATE;
    ${insertEnquiries('temp.handover, json_each(handover.enquiries)')};
    ${insertDeliveries('temp.handover, json_each(handover.deliveries)', 'enquiries')};
    UPDATE temp.handover SET enquiries = '[]', deliveries = '[]', stored = (
      SELECT json_group_array(json_object('form', form, 'key', idempotency_key, 'id', id, 'digest', digest))
      FROM enquiries WHERE ${hasKeyIn('json_each(handover.enquiries)')});
    COMMIT`,
  read: 'SELECT stored FROM temp.handover',
};

/**
 * Opens a SQLite file that only its owner can read, creating it and its folder if missing. There is a single
 * connection, on which tasks run one after the other. Waiting for locks and the disk (BEGIN, COMMIT) happens outside
 * this thread.
 */
export async function openSqlite(path: string): Promise<Database> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await makePrivateFile(path);
  const connection: SqliteConnection = new Libsql(path, { timeout: 0 });
  const execute = (sql: string) => retryWhileLocked(() => connection.exec(sql));
  for (const pragma of pragmas) await execute(`PRAGMA ${pragma}`);

  await execute(handover.setup);
  const writeHandover = await connection.prepare(handover.write);
  const readHandover = await connection.prepare(handover.read);

  const inTurn = createMutex();
  const query: Query = async (sql, values = []) => {
    const statement = await retryWhileLocked(() => connection.prepare(sql.replaceAll(/\$(\d+)/g, '?$1')));
    // Repeats the same statement, because one abandoned after meeting a lock blocks writers until it is
    // garbage-collected.
    return retryWhileLocked(() => statement.all(values));
  };
  // On a full disk SQLite may have rolled back already, so an error here is irrelevant.
  const rollBack = () => connection.exec('ROLLBACK').catch(() => {});
  const transaction = <T>(work: (query: Query) => Promise<T>) =>
    inTurn(async () => {
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
  const insertNew = ({ enquiriesJson: enquiries, deliveriesJson: deliveries }: NewRows) =>
    inTurn(() =>
      retryWhileLocked(async () => {
        try {
          writeHandover.run([enquiries, deliveries]);
          await connection.exec(handover.insert);
          return JSON.parse(String(readHandover.get([]).stored)) as readonly Row[];
        } catch (error) {
          await rollBack();
          throw error;
        }
      }),
    );

  return {
    dialect: { textsIn: (parameter) => `json_each(${parameter})`, skipLocked: '' },
    keepTimeout: lockTimeout + 1_000, // longer, so that a lock is reported as one, not as a timeout
    query: (sql, values) => inTurn(() => query(sql, values)),
    transaction,
    transactionForPosts: transaction,
    insertNew,
    size: async () => (await sizeOf(path)) + (await sizeOf(`${path}-journal`)),
    // Deleted rows are overwritten, but copies left by moving rows between pages only disappear when the file is
    // rewritten.
    vacuum: () => inTurn(() => execute('VACUUM')),
    backup: (path) =>
      inTurn(async () => {
        // Created here with private permissions, which the library would not set. It accepts an existing empty file.
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
    close: () => inTurn(async () => connection.close()),
  };
}

/** Retries an operation while another process is writing. A statement that meets a lock has no effect. */
async function retryWhileLocked<T>(operation: () => Promise<T>): Promise<T> {
  const end = Date.now() + lockTimeout;
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await setTimeout(lockInterval);
    }
  }
}

const isBusy = (error: unknown) => errorCode(error).startsWith('SQLITE_BUSY');

/** Creates the file if missing, and restricts its permissions, unless it belongs to another user. */
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

/** Runs one asynchronous task at a time, in order. */
function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

/** File size in bytes; 0 if it does not exist. */
const sizeOf = async (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
