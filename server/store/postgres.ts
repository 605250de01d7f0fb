import pg from 'pg';
import type { Database, Query, Row } from './database';

/** A stop that is asked for must not hang on a database that is away. */
const connectionTimeout = 5_000;
const statementTimeout = 15_000;

/** An arbitrary number that all instances share: the advisory lock under which the tables are made. */
const schemaLock = 7_204_118;

const useItsOwnTool =
  'PostgreSQL makes its backups itself: pg_dump --format=custom --file=FILE "$ENQUIRIES_DATABASE_URL".';

/** A database that several instances share. Its address: postgres://user:password@host:port/database. */
export async function openPostgres(address: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: address,
    max: 4,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    // Some hosts switch it off for speed; what is acknowledged here has to be on the disk.
    options: '-c synchronous_commit=on',
  });
  // An idle connection that breaks is replaced when it is needed; without a listener it would end the process.
  pool.on('error', () => {});

  const asking =
    (client: pg.Pool | pg.PoolClient): Query =>
    async (sql, values = []) =>
      (await client.query<Row>(sql, [...values])).rows;
  return {
    dialect: {
      lockSchema: `SELECT pg_advisory_xact_lock(${schemaLock})`,
      skipLocked: 'FOR UPDATE SKIP LOCKED',
      selectTime: `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS time`,
    },
    query: asking(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(asking(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    // Deleted rows stay in the pages until they are cleaned; that the log keeps them is the backup's matter.
    async scrub() {
      const client = await pool.connect();
      try {
        await client.query('SET statement_timeout = 0'); // a large table takes longer than a visitor would wait
        await client.query('VACUUM (FULL) enquiries, deliveries');
      } finally {
        client.release(true); // and nobody else shall have that much time
      }
    },
    backup: () => Promise.reject(new Error(useItsOwnTool)),
    close: () => pool.end(),
  };
}
