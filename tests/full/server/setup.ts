import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../bench/load/postgres';
import { buildServer } from '../../../bench/load/server-process';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built server and admin CLI. */
    program: string;
    /** The port of a PostgreSQL in which each test has databases of its own. */
    postgresPort: number;
  }
}

/** Builds the server and starts PostgreSQL once for all tests of the server: in each file that took seconds. */
export default async function setup({ provide }: TestProject) {
  const postgres = await startPostgres();
  const program = await buildServer().catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  provide('program', program.folder);
  provide('postgresPort', postgres.port);
  return () => Promise.all([program.remove(), postgres.stop()]);
}
