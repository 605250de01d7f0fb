import type { ActionSource } from './admin-action';
import { readTrailState, recordAction } from './audit-trail';
import type { Database } from './database';
import { addDeliveries } from './deliveries';
import { inBatches } from './in-batches';
import { placeholders, readAction, readEnquiry } from './rows';
import type { Store } from './store';

type Administration = Pick<
  Store,
  | 'find'
  | 'count'
  | 'release'
  | 'delete'
  | 'deleteQuarantined'
  | 'purge'
  | 'recordAction'
  | 'actions'
  | 'trailState'
  | 'databaseTime'
>;

/** The operations of the admin CLI. */
export function createAdministration(database: Database): Administration {
  const { query, transaction, dialect } = database;
  const deleteWhere = async (condition: string, ids: readonly string[], source?: ActionSource) => {
    const number = await transaction(async (ask) => {
      const deleted = await inBatches(ids, async (some) => {
        const idCondition = `${condition} AND id IN (VALUES ${placeholders(some.length, 1)})`;
        return (await ask(`DELETE FROM enquiries WHERE ${idCondition} RETURNING id`, some)).length;
      });
      const enquiries = sum(deleted);
      if (source) await recordAction(ask, dialect, { ...source, enquiries });
      return enquiries;
    });
    await database.vacuum(); // even if nothing was deleted, because the last vacuum may have failed
    return number;
  };

  return {
    async find(id) {
      const [row] = await query('SELECT * FROM enquiries WHERE id = $1', [id]);
      return row && readEnquiry(row);
    },

    async count(before) {
      const [row] = await query(
        `SELECT count(*) AS total, count(CASE WHEN received < $1 THEN 1 END) AS older, max(received) AS newest
         FROM enquiries`,
        [before],
      );
      return {
        total: Number(row?.total),
        before: Number(row?.older),
        newest: row?.newest ? String(row.newest) : undefined,
      };
    },

    release: (ids, channels, source) =>
      transaction(async (ask) => {
        const released = await inBatches(ids, async (some) => {
          const rows = await ask(
            `UPDATE enquiries SET quarantine = NULL
             WHERE quarantine IS NOT NULL AND id IN (VALUES ${placeholders(some.length, 1)}) RETURNING id, received`,
            some,
          );
          await addDeliveries(
            ask,
            rows.flatMap(({ id, received }) =>
              channels.map((channel) => ({ id: String(id), channel, due: String(received) })),
            ),
          );
          return rows.length;
        });
        const enquiries = sum(released);
        if (source) await recordAction(ask, dialect, { ...source, enquiries });
        return enquiries;
      }),

    delete: (ids, source) => deleteWhere('true', ids, source),
    deleteQuarantined: (ids, source) => deleteWhere('quarantine IS NOT NULL', ids, source),

    async purge(before, source) {
      const number = await transaction(async (ask) => {
        const { length } = await ask('DELETE FROM enquiries WHERE received < $1 RETURNING id', [before]);
        if (source) await recordAction(ask, dialect, { ...source, enquiries: length });
        return length;
      });
      await database.vacuum(); // as after delete
      return number;
    },

    recordAction: (action) => transaction((ask) => recordAction(ask, dialect, action)),

    async actions(limit) {
      const rows = await query('SELECT * FROM admin_actions ORDER BY time DESC LIMIT $1', [limit]);
      return rows.map(readAction).toReversed();
    },

    trailState: () => readTrailState(query),

    async databaseTime() {
      if (!dialect.selectTime) return undefined;
      const [row] = await query(dialect.selectTime);
      return String(row?.time);
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
