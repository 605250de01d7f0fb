import type { ActionSource, AdminAction } from './admin-action';
import { changeAndRecord, recordAction, verifyTrail } from './audit-trail';
import type { Database, Query } from './database';
import type { ChannelName } from './enquiry';
import { readAction } from './rows';

/** PostgreSQL ends a statement that takes too long (postgres.ts), so one has so many ids at most. */
const maxIds = 10_000;

/** The ids as JSON arrays, one for each statement. */
const jsonLists = (ids: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) =>
    JSON.stringify(ids.slice(index * maxIds, (index + 1) * maxIds)),
  );

/**
 * The operations of the admin CLI. A `source` is recorded in the audit trail, in the same transaction as the change.
 */
export function createAdministration(database: Database) {
  const { query, transaction, dialect } = database;
  /** SQL condition: the id of an enquiry is in the JSON array `$1`. */
  const hasId = `enquiries.id IN (SELECT value FROM ${dialect.textsIn('$1')})`;
  /**
   * Deletes the enquiries of an SQL condition, for each value of its parameter, without a trace in the store's files.
   * Returns how many there were.
   */
  const remove = async (condition: string, values: readonly string[], source?: ActionSource) => {
    const sql = `DELETE FROM enquiries WHERE ${condition} RETURNING id`;
    const removeAll = async (query: Query) => {
      let count = 0;
      for (const value of values) count += (await query(sql, [value])).length;
      return count;
    };
    const count = await changeAndRecord(database, removeAll, source);
    await database.vacuum(); // even if nothing was deleted, because the last vacuum may have failed
    return count;
  };

  return {
    /** The total number, the number received before a time (`older`), and the time of the newest (ISO 8601). */
    async count(before = '') {
      const [row] = await query(
        `SELECT count(*) AS total, count(CASE WHEN received < $1 THEN 1 END) AS older, max(received) AS newest
         FROM enquiries`,
        [before],
      );
      return {
        total: Number(row?.total),
        older: Number(row?.older),
        newest: row?.newest ? String(row.newest) : undefined,
      };
    },

    /** Releases enquiries from quarantine and schedules their delivery. Returns how many were in quarantine. */
    release: (ids: readonly string[], channels: readonly ChannelName[], source?: ActionSource) =>
      changeAndRecord(
        database,
        async (query) => {
          let count = 0;
          for (const list of jsonLists(ids)) {
            const released = await query(
              `UPDATE enquiries SET quarantine = NULL WHERE quarantine IS NOT NULL AND ${hasId} RETURNING id`,
              [list],
            );
            // Due at once, the earliest received first.
            await query(
              `INSERT INTO deliveries (enquiry, channel, due) SELECT enquiries.id, channels.value, enquiries.received
               FROM enquiries, ${dialect.textsIn('$2')} AS channels WHERE ${hasId}`,
              [JSON.stringify(released.map(({ id }) => id)), JSON.stringify(channels)],
            );
            count += released.length;
          }
          return count;
        },
        source,
      ),

    /** Removes enquiries. Returns how many there were. */
    delete: (ids: readonly string[], source?: ActionSource) => remove(hasId, jsonLists(ids), source),
    /** Removes enquiries, except for those released meanwhile. Returns how many there were. */
    deleteQuarantined: (ids: readonly string[], source?: ActionSource) =>
      remove(`quarantine IS NOT NULL AND ${hasId}`, jsonLists(ids), source),
    /** Removes enquiries received before a time (ISO 8601). Returns how many there were. */
    purge: (before: string, source?: ActionSource) => remove('received < $1', [before], source),

    /** Records an action that changes nothing here, such as an export. */
    recordAction: (action: AdminAction) => transaction((query) => recordAction(query, dialect, action)),

    /** The last `limit` actions in the audit trail, oldest first. */
    async actions(limit: number) {
      const rows = await query('SELECT * FROM admin_actions ORDER BY time DESC LIMIT $1', [limit]);
      return rows.map(readAction).toReversed();
    },

    /** Verifies the audit trail. */
    verifyTrail: () => verifyTrail(query),

    /** The database server's time, ISO 8601; undefined if the database is a local file. */
    async databaseTime() {
      if (!dialect.selectTime) return undefined;
      const [row] = await query(dialect.selectTime);
      return String(row?.time);
    },
  };
}
