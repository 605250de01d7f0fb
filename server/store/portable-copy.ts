import { recordAction, verifyTrail } from './audit-trail';
import { copyTables, type RowCounts, readTables } from './copy-tables';
import type { Database, Query } from './database';
import { rejectInvalidCopy } from './reject-invalid-copy';
import { readAction } from './rows';
import { readVersion, tableNames, updateSchema } from './schema';
import { openSqlite } from './sqlite';

/** The contents of a portable copy: a SQLite file with all rows of a store, whatever its database. */
export interface CopyContents {
  /** Number of rows by table. */
  counts: RowCounts;
  /** Time of the newest enquiry, ISO 8601. */
  newest?: string;
  /** Time of the first audit trail entry with a wrong hash, ISO 8601. Only a restoration looks for it. */
  trailMismatch?: string;
}

/**
 * Writes all rows of a non-SQLite store to a new SQLite file with the same tables. `from` runs in a transaction with a
 * consistent snapshot.
 */
export async function writePortableCopy(from: Query, path: string, signal?: AbortSignal): Promise<void> {
  await withSqlite(path, async (file) => {
    await updateSchema(file);
    const tables = await readTables(file.query);
    await file.transaction((to) => copyTables({ from, to, tables, signal }));
  });
}

/**
 * Copies all rows of a portable copy into an empty store in one transaction. A copy by an earlier program version is
 * migrated first, so the file must be writable.
 */
export async function restorePortableCopy(database: Database, path: string): Promise<CopyContents> {
  return withSqlite(path, async (file) => {
    await updateSchema(file);
    const tables = await readTables(file.query);
    const names = tables.map(({ name }) => name);
    if (!hasExactly(names, tableNames)) throw new Error(wrongTablesMessage);
    const { newest } = await readContents(file.query);
    const counts = await database.transaction(async (to) => {
      const [firstEnquiry] = await to('SELECT id FROM enquiries LIMIT 1');
      if (firstEnquiry) throw new Error(notEmptyMessage);
      // Earlier actions on this store are appended to the restored audit trail.
      const earlierActions = (await to('SELECT * FROM admin_actions ORDER BY time')).map(readAction);
      await to('DELETE FROM admin_actions');
      const copied = await copyTables({ from: file.query, to, tables });
      for (const action of earlierActions) await recordAction(to, database.dialect, action);
      return copied;
    });
    const { firstMismatch: trailMismatch } = await verifyTrail(file.query);
    return { counts, newest, trailMismatch };
  });
}

const hasExactly = (names: readonly string[], expected: readonly string[]) =>
  names.toSorted().join() === expected.toSorted().join();

const wrongTablesMessage =
  'The file is damaged: it has other tables than a backup of enquiries. Use another backup.';

const notEmptyMessage =
  'The store already contains enquiries. Restore into an empty one: set DATA to a new folder or ' +
  'ENQUIRIES_DATABASE_URL to a new database.';

/** Reads a portable copy completely. Throws if it is damaged, from a later program version, or not a copy. */
export async function inspectPortableCopy(path: string): Promise<CopyContents> {
  return withSqlite(path, async ({ query }) => {
    const problems = [
      ...(await query('PRAGMA integrity_check(1)')).filter((row) => row.integrity_check !== 'ok'),
      ...(await query('PRAGMA foreign_key_check')),
    ];
    if (problems.length > 0) throw new Error('The file is damaged.');
    const [table] = await query(`SELECT name FROM sqlite_master WHERE name = 'schema_version'`);
    if (!table) throw new Error('The file is not a backup of enquiries.');
    await readVersion(query); // throws if it is later than this program's
    const tables = await readTables(query);
    if (!tables.some(({ name }) => name === 'enquiries'))
      throw new Error('The file is not a backup of enquiries.');
    await rejectInvalidCopy(query, tables);
    return readContents(query);
  });
}

async function readContents(query: Query): Promise<CopyContents> {
  const counts: Record<string, number> = {};
  for (const { name } of await readTables(query)) {
    const [row] = await query(`SELECT count(*) AS number FROM ${name}`);
    counts[name] = Number(row?.number);
  }
  const [row] = await query('SELECT max(received) AS newest FROM enquiries');
  return { counts, newest: row?.newest == null ? undefined : String(row.newest) };
}

async function withSqlite<T>(path: string, work: (file: Database) => Promise<T>): Promise<T> {
  const file = await openSqlite(path);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
