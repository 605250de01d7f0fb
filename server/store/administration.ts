import type { ActionSource, AdminAction } from './admin-action';
import { changeRecorded, recordAction, verifyTrail } from './audit-trail';
import type { Database, Query } from './database';
import { addDeliveries } from './deliveries';
import type { ChannelName } from './enquiry';
import { inBatches } from './in-batches';
import { placeholders, readAction, readEnquiry } from './rows';

/**
 * The operations of the admin CLI. A `source` is recorded in the audit trail, in the same transaction as the change.
 */
export function createAdministration(database: Database) {
  const { query, transaction, dialect } = database;
  /** Deletes enquiries and records that. `work` returns how many there were. */
  const remove = async (work: (query: Query) => Promise<number>, source?: ActionSource) => {
    const count = await changeRecorded(database, work, source);
    await database.vacuum(); // even if nothing was deleted, because the last vacuum may have failed
    return count;
  };
  const deleteWhere = (condition: string, ids: readonly string[], source?: ActionSource) =>
    remove(async (query) => {
      const deleted = await inBatches(ids, async (batch) => {
        const idCondition = `${condition} AND id IN (VALUES ${placeholders(batch.length, 1)})`;
        return (await query(`DELETE FROM enquiries WHERE ${idCondition} RETURNING id`, batch)).length;
      });
      return sum(deleted);
    }, source);

  return {
    async find(id: string) {
      const [row] = await query('SELECT * FROM enquiries WHERE id = $1', [id]);
      return row && readEnquiry(row);
    },

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
      changeRecorded(
        database,
        async (query) => {
          const released = await inBatches(ids, async (batch) => {
            const rows = await query(
              `UPDATE enquiries SET quarantine = NULL
             WHERE quarantine IS NOT NULL AND id IN (VALUES ${placeholders(batch.length, 1)}) RETURNING id, received`,
              batch,
            );
            // Due at once, the earliest received first.
            await addDeliveries(
              query,
              rows.flatMap(({ id, received }) =>
                channels.map((channel) => ({ id: String(id), channel, due: String(received) })),
              ),
            );
            return rows.length;
          });
          return sum(released);
        },
        source,
      ),

    /** Removes enquiries without a trace in the store's files. Returns how many there were. */
    delete: (ids: readonly string[], source?: ActionSource) => deleteWhere('true', ids, source),
    /** Removes enquiries without a trace, except for those released meanwhile. Returns how many there were. */
    deleteQuarantined: (ids: readonly string[], source?: ActionSource) =>
      deleteWhere('quarantine IS NOT NULL', ids, source),

    /** Removes enquiries received before a time (ISO 8601) without a trace. Returns their number. */
    purge: (before: string, source?: ActionSource) =>
      remove(
        async (query) =>
          (await query('DELETE FROM enquiries WHERE received < $1 RETURNING id', [before])).length,
        source,
      ),

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

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
