import { recordAction, verifyTrail } from './audit-trail';
import { copyTables, readTables } from './copy-tables';
import type { Database, Query } from './database';
import { rejectInvalidCopy } from './reject-invalid-copy';
import { readAction } from './rows';
import { tableNames, updateSchema } from './schema';
import { openSqlite } from './sqlite';

/** The contents of a portable copy: a SQLite file with all rows of a store, whatever its database. */
export interface CopyContents {
  /** Number of rows by table. */
  counts: Readonly<Record<string, number>>;
  /** Time of the newest enquiry, ISO 8601. */
  newest?: string;
  /** Time of the first audit trail entry with a wrong hash, ISO 8601. */
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

/** Copies all rows of a portable copy, which `inspectPortableCopy` has accepted, into an empty store in one transaction. */
export async function restorePortableCopy(database: Database, path: string): Promise<void> {
  await withSqlite(path, async (file) => {
    const tables = await readTables(file.query);
    await database.transaction(async (to) => {
      const [firstEnquiry] = await to('SELECT id FROM enquiries LIMIT 1');
      if (firstEnquiry) throw new Error(notEmptyMessage);
      // Earlier actions on this store are appended to the restored audit trail.
      const earlierActions = (await to('SELECT * FROM admin_actions ORDER BY time')).map(readAction);
      await to('DELETE FROM admin_actions');
      await copyTables({ from: file.query, to, tables });
      for (const action of earlierActions) await recordAction(to, database.dialect, action);
    });
  });
}

const notEmptyMessage =
  'The store already contains enquiries. Restore into an empty one: set DATA to a new folder or ' +
  'ENQUIRIES_DATABASE_URL to a new database.';

/**
 * Reads a portable copy completely. A copy by an earlier program version is migrated, so the file must be writable.
 * Throws if it is damaged, from a later version, or not a copy.
 */
export async function inspectPortableCopy(path: string): Promise<CopyContents> {
  return withSqlite(path, async (file) => {
    const { query } = file;
    const problems = [
      ...(await query('PRAGMA integrity_check(1)')).filter((row) => row.integrity_check !== 'ok'),
      ...(await query('PRAGMA foreign_key_check')),
    ];
    if (problems.length > 0) throw new Error('The file is damaged.');
    const [table] = await query(`SELECT name FROM sqlite_master WHERE name = 'schema_version'`);
    if (!table) throw new Error('The file is not a backup of enquiries.');
    await updateSchema(file);
    const tables = await readTables(query);
    const names = tables.map(({ name }) => name);
    if (names.toSorted().join() !== tableNames.toSorted().join()) throw new Error(wrongTablesMessage);
    await rejectInvalidCopy(query, tables);
    const counts: Record<string, number> = {};
    for (const name of names) {
      const [row] = await query(`SELECT count(*) AS number FROM ${name}`);
      counts[name] = Number(row?.number);
    }
    const [row] = await query('SELECT max(received) AS newest FROM enquiries');
    const { firstMismatch: trailMismatch } = await verifyTrail(query);
    return { counts, newest: row?.newest == null ? undefined : String(row.newest), trailMismatch };
  });
}

const wrongTablesMessage =
  'The file is damaged: it has other tables than a backup of enquiries. Use another backup.';

async function withSqlite<T>(path: string, work: (file: Database) => Promise<T>): Promise<T> {
  const file = await openSqlite(path);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
