import { join } from 'node:path';
import { openPostgres } from './postgres';
import { updateSchema } from './schema';
import { openSqlite } from './sqlite';
import { createStore, type Store, type StoreOptions } from './store';
import { type WaitListeners, waitForDatabase } from './wait-for-database';

/** Path of the SQLite database in the data folder. */
export const databaseFile = (folder: string): string => join(folder, 'enquiries.db');

interface OpenOptions extends StoreOptions {
  /**
   * If given, a PostgreSQL store opens immediately, retries until it is available, and rejects operations until then.
   * If omitted, opening rejects if PostgreSQL is unavailable or misconfigured.
   */
  waitListeners?: WaitListeners;
}

/** Opens PostgreSQL if its URL is set, otherwise a SQLite file in the data folder. */
export async function openStore(
  folder: string,
  databaseUrl: string | undefined,
  { waitListeners, ...options }: OpenOptions = {},
): Promise<Store> {
  if (databaseUrl && waitListeners) {
    return createStore(waitForDatabase(openPostgres(databaseUrl), updateSchema, waitListeners), options);
  }
  const database = databaseUrl ? openPostgres(databaseUrl) : await openSqlite(databaseFile(folder));
  try {
    await updateSchema(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return createStore(database, options);
}
