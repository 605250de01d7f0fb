import { join } from 'node:path';
import { openPostgres } from './postgres';
import { createSqlStore } from './sql-store';
import { openSqlite } from './sqlite';
import type { Store } from './store';

/** Where the embedded database stands in the folder for data. */
export const databaseFile = (folder: string): string => join(folder, 'enquiries.db');

/** PostgreSQL where an address is given; else a file of its own in the folder for data. */
export async function openStore(folder: string, databaseUrl: string | undefined): Promise<Store> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite(databaseFile(folder));
  return createSqlStore(database);
}
