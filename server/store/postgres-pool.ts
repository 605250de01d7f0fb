import pg from 'pg';
import type { Query, Row } from './database';

interface PoolOptions {
  /** postgres://user:password@host:port/database */
  address: string;
  max: number;
  /** After how many ms PostgreSQL cancels a statement. */
  statementTimeout: number;
  /** A connection has failed: all others that are open may have failed with it. */
  onSuspicion: () => void;
}

export interface PostgresPool {
  /** Passes one connection to the work. Rejects with a `ConnectionFailure`, or with what PostgreSQL says. */
  use<T>(work: (ask: Query) => Promise<T>): Promise<T>;
  /** Ends the connections that are idle now, and those in use after their work. The next use opens new ones. */
  replace(): void;
  close(): Promise<void>;
}

/** PostgreSQL did not answer, or the connection to it was lost. What was in progress may have been done or not. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';
  /** The system's code, `ECONNREFUSED`; `ETIMEDOUT` or `ECONNRESET` if the driver gives none. */
  readonly code: string;
  constructor(cause: unknown) {
    const { message, code } = cause as NodeJS.ErrnoException;
    super('PostgreSQL does not answer.', { cause });
    this.code = code ?? (/time(d )?out/i.test(message) ? 'ETIMEDOUT' : 'ECONNRESET');
  }
}

const connectionTimeout = 2_000;

/** How much longer than PostgreSQL's own timeout to wait, ms: after that the connection counts as dead. */
const answerDelay = 500;

/** How long a connection may be silent until the system asks whether the other side is there, ms. */
const keepAliveDelay = 10_000;

/** How long connections in use may take to finish when all are closed, ms. */
const closeTimeout = 1_000;

/**
 * Connections to PostgreSQL that can neither end the process nor block it: each has a timeout, and one that failed is
 * destroyed together with the idle ones of the same age.
 */
export function createPostgresPool(options: PoolOptions): PostgresPool {
  let current = openConnections(options);
  const open = new Set([current]);

  return {
    async use(work) {
      const from = current;
      const client = await from.connect().catch(rejectConnection);
      let isBroken = false;
      try {
        return await work(async (sql, values = []) => {
          const { rows } = await client.query<Row>(sql, [...values]).catch(rejectConnection);
          return rows;
        });
      } catch (error) {
        isBroken = isLost(error);
        throw error;
      } finally {
        from.release(client, isBroken);
        if (isBroken && from === current) options.onSuspicion();
      }
    },
    replace() {
      const old = current;
      void old.end().then(() => open.delete(old));
      current = openConnections(options);
      open.add(current);
    },
    async close() {
      await Promise.all([...open].map((connections) => connections.close()));
    },
  };
}

function openConnections({ address, max, statementTimeout }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: address,
    max,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + answerDelay,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    // Some hosts switch it off for speed; what is acknowledged here has to be on the disk.
    options: '-c synchronous_commit=on',
  });
  const open = new Set<pg.PoolClient>();
  const inUse = new Set<pg.PoolClient>();
  // Without a listener, a connection that breaks ends the process: while it is idle (the pool's) or in use (its own).
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.once('end', () => open.delete(client));
    open.add(client);
  });
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));

  // Of the class, not of the type that a pool returns: closing a silent connection politely would wait for ever.
  const destroy = (client: pg.PoolClient) =>
    (client as pg.PoolClient & pg.Client).connection.stream.destroy();
  const end = () => {
    const ended = pool.end();
    for (const client of open) if (!inUse.has(client)) destroy(client);
    return ended;
  };
  let ending: Promise<void> | undefined;
  return {
    connect: () => pool.connect(),
    release(client: pg.PoolClient, isBroken: boolean) {
      client.release(isBroken);
      if (isBroken) destroy(client);
    },
    end() {
      ending ??= end();
      return ending;
    },
    /** Those in use have a moment to finish. */
    async close() {
      const timer = setTimeout(() => {
        for (const client of open) destroy(client);
      }, closeTimeout);
      ending ??= end();
      await ending;
      clearTimeout(timer);
    },
  };
}

/** Whether the connection has ended, or cannot be trusted: PostgreSQL ends it with what is worse than an error. */
export const isLost = (error: unknown) =>
  error instanceof ConnectionFailure || (error instanceof pg.DatabaseError && error.severity !== 'ERROR');

/** An error of PostgreSQL is passed on; any other is a failure of the connection. */
function rejectConnection(error: unknown): never {
  throw error instanceof pg.DatabaseError ? error : new ConnectionFailure(error);
}
