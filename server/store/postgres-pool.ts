import pg from 'pg';
import type { Query, Row } from './database';

interface PoolOptions {
  /** postgres://user:password@host:port/database */
  url: string;
  /** Maximum number of connections. */
  max: number;
  /** Statement timeout in ms, enforced by PostgreSQL. */
  statementTimeout: number;
  /** Called when a connection failed, since other open connections may have failed, too. */
  onConnectionFailure: () => void;
}

/** Connections that are replaced when they fail. */
export type PostgresPool = ReturnType<typeof createPostgresPool>;

/** PostgreSQL did not respond, or the connection was lost. The operation may or may not have been performed. */
class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';
  /** The system's error code, such as `ECONNREFUSED`; `ETIMEDOUT` or `ECONNRESET` if the driver gives none. */
  readonly code: string;
  constructor(cause: unknown) {
    const { message, code } = cause as NodeJS.ErrnoException;
    super('PostgreSQL does not answer.', { cause });
    this.code = code ?? (/time(d )?out/i.test(message) ? 'ETIMEDOUT' : 'ECONNRESET');
  }
}

/** Time in ms for opening a connection. */
const connectionTimeout = 2_000;

/** Time in ms beyond PostgreSQL's own timeout after which a connection counts as dead. */
const timeoutMargin = 500;

/** Idle time in ms after which TCP keep-alive probes are sent. */
const keepAliveDelay = 10_000;

/** Time in ms for connections in use to finish when closing. */
const closeTimeout = 1_000;

/**
 * A connection pool that neither crashes nor blocks the process: each query has a timeout, and a failed connection is
 * destroyed. The caller then replaces the others, which may have failed, too.
 */
export function createPostgresPool(options: PoolOptions) {
  let currentPool = openPool(options);
  const openPools = new Set([currentPool]);

  return {
    /** Provides a connection. Rejects with a `ConnectionFailure`, or with PostgreSQL's error. */
    async use<T>(work: (query: Query) => Promise<T>): Promise<T> {
      const pool = currentPool;
      const client = await pool.connect().catch(rejectConnection);
      let isBroken = false;
      try {
        return await work(async (sql, values = []) => {
          const { rows } = await client.query<Row>(sql, [...values]).catch(rejectConnection);
          return rows;
        });
      } catch (error) {
        isBroken = isConnectionLost(error);
        throw error;
      } finally {
        pool.release(client, isBroken);
        if (isBroken && pool === currentPool) options.onConnectionFailure();
      }
    },
    /** Closes connections when idle, so that new ones are opened. */
    replace() {
      const old = currentPool;
      void old.end().then(() => openPools.delete(old));
      currentPool = openPool(options);
      openPools.add(currentPool);
    },
    async close() {
      await Promise.all([...openPools].map((pool) => pool.close()));
    },
  };
}

function openPool({ url, max, statementTimeout }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + timeoutMargin,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    // Some hosts switch this off for speed, but acknowledged enquiries must be on disk.
    options: '-c synchronous_commit=on',
  });
  const openClients = new Set<pg.PoolClient>();
  const clientsInUse = new Set<pg.PoolClient>();
  // Without listeners, a broken connection would crash the process, whether idle (pool) or in use (client).
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.once('end', () => openClients.delete(client));
    openClients.add(client);
  });
  pool.on('acquire', (client) => clientsInUse.add(client));
  pool.on('release', (_, client) => clientsInUse.delete(client));

  // `connection` is missing from the type of pooled clients. Saying goodbye on a silent connection would wait forever.
  const destroy = (client: pg.PoolClient) =>
    (client as pg.PoolClient & pg.Client).connection.stream.destroy();
  /** Ends idle connections at once, and the others when they are released. */
  const end = () => {
    const ended = pool.end();
    for (const client of openClients) if (!clientsInUse.has(client)) destroy(client);
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
    /** Ends the connections like `end`, but waits only a moment for those in use. */
    async close() {
      const timer = setTimeout(() => {
        for (const client of openClients) destroy(client);
      }, closeTimeout);
      ending ??= end();
      await ending;
      clearTimeout(timer);
    },
  };
}

/** Whether the connection has ended or is unreliable: PostgreSQL closes it after severe errors. */
export const isConnectionLost = (error: unknown) =>
  error instanceof ConnectionFailure || (error instanceof pg.DatabaseError && error.severity !== 'ERROR');

/** Passes on PostgreSQL's errors; any other one is a connection failure. */
function rejectConnection(error: unknown): never {
  throw error instanceof pg.DatabaseError ? error : new ConnectionFailure(error);
}
