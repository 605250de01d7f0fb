import pg from 'pg';
import type { Database, Query } from './database';
import { hasKeyIn, insertDeliveries, insertEnquiries } from './insert-statements';
import { writePortableCopy } from './portable-copy';
import { createPostgresPool, isConnectionLost, type PostgresPool } from './postgres-pool';

/** Timeout in ms for one statement when a post is stored (an enquiry as a form sends it). */
const postStatementTimeout = 2_000;

/** Timeout in ms for storing a post in total, so that visitors get a response within five seconds. */
const keepTimeout = 4_000;

/** Timeout in ms for all other queries, such as a page of a list. */
const workTimeout = 15_000;

/** An arbitrary number for the advisory lock during schema updates. */
const schemaLock = 7_204_118;

/** An arbitrary number for the advisory lock while the audit trail is appended to. */
const trailLock = 7_204_119;

/** A consistent snapshot of all tables while others write. */
const beginSnapshot = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

const storedColumns = 'form, idempotency_key AS key, id, digest';

/** A single statement, which is a transaction by itself: one round trip. */
const insertNew = `WITH inserted AS (
    ${insertEnquiries('json_array_elements($1::json)')} RETURNING form, idempotency_key, id, digest
  ), scheduled AS (
    ${insertDeliveries('json_array_elements($2::json)', 'inserted')}
  )
  SELECT ${storedColumns} FROM inserted`;
const selectStored = `SELECT ${storedColumns} FROM enquiries WHERE ${hasKeyIn('json_array_elements($1::json)')}`;

/**
 * A database shared by several instances: postgres://user:password@host:port/database. Connects on first use. Posts
 * have their own connections, because other work may take longer.
 */
export function openPostgres(url: string): Database {
  // If one connection has failed, the others may have, too.
  const onConnectionFailure = () => {
    postPool.replace();
    workPool.replace();
  };
  const postPool = createPostgresPool({
    url,
    max: 2,
    statementTimeout: postStatementTimeout,
    onConnectionFailure,
  });
  const workPool = createPostgresPool({ url, max: 4, statementTimeout: workTimeout, onConnectionFailure });
  return {
    dialect: {
      lockSchema: `SELECT pg_advisory_xact_lock(${schemaLock})`,
      lockTrail: `SELECT pg_advisory_xact_lock(${trailLock})`,
      textsIn: (parameter) => `json_array_elements_text(${parameter}::json)`,
      skipLocked: 'FOR UPDATE SKIP LOCKED',
      selectTime: `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS time`,
    },
    keepTimeout,
    query: (sql, values) => workPool.use((query) => query(sql, values)),
    transaction: (task) => inTransaction(workPool, task),
    transactionForPosts: (task) => inTransaction(postPool, task),
    insertNew: ({ count, enquiriesJson: enquiries, deliveriesJson: deliveries }) =>
      postPool.use(async (query) => {
        const inserted = await query(insertNew, [enquiries, deliveries]);
        // Those that are not new were stored by an earlier attempt; the caller gets what is stored of them.
        const areAllNew = inserted.length === count;
        return areAllNew ? inserted : query(selectStored, [enquiries]);
      }),
    async size() {
      const sql = `SELECT pg_total_relation_size('enquiries') + pg_total_relation_size('deliveries') AS size`;
      const [row] = await workPool.use((query) => query(sql));
      return Number(row?.size);
    },
    vacuum: () => vacuum(url),
    backup: (path, signal) =>
      inTransaction(workPool, (query) => writePortableCopy(query, path, signal), beginSnapshot),
    async close() {
      await Promise.all([postPool.close(), workPool.close()]);
    },
  };
}

const inTransaction = <T>(
  pool: PostgresPool,
  task: (query: Query) => Promise<T>,
  begin = 'BEGIN',
): Promise<T> =>
  pool.use(async (query) => {
    await query(begin);
    try {
      const result = await task(query);
      await query('COMMIT');
      return result;
    } catch (error) {
      if (!isConnectionLost(error)) await query('ROLLBACK'); // a lost connection would not respond
      throw error;
    }
  });

/**
 * Deleted rows stay in the files until a vacuum. (Copies in the write-ahead log are subject to the backup policy.)
 * The vacuum has its own connection, since large tables take longer than the usual timeout.
 */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    options: '-c statement_timeout=0',
  });
  client.on('error', () => {}); // reported by the running statement
  await client.connect();
  try {
    await client.query('VACUUM (FULL) enquiries, deliveries');
  } finally {
    await client.end();
  }
}
