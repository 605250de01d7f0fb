import { join } from 'node:path';
import { awaitSchema, type WhileAway } from './await-schema';
import { openPostgres } from './postgres';
import { updateSchema } from './schema';
import { createSqlStore, type StoreOptions } from './sql-store';
import { openSqlite } from './sqlite';
import type { Store } from './store';

/** Where the embedded database is in the folder for data. */
export const databaseFile = (folder: string): string => join(folder, 'enquiries.db');

interface OpenOptions extends StoreOptions {
  /**
   * Given: a store in PostgreSQL is there at once, tries again and again until it can be used, and rejects everything
   * until then. Left out: opening it rejects if PostgreSQL is away, or its settings are wrong.
   */
  whileAway?: WhileAway;
}

/** PostgreSQL if its address is set, otherwise a SQLite file in the data folder. */
export async function openStore(
  folder: string,
  databaseUrl: string | undefined,
  { whileAway, ...options }: OpenOptions = {},
): Promise<Store> {
  if (databaseUrl && whileAway) {
    return createSqlStore(awaitSchema(openPostgres(databaseUrl), updateSchema, whileAway), options);
  }
  const database = databaseUrl ? openPostgres(databaseUrl) : await openSqlite(databaseFile(folder));
  try {
    await updateSchema(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return createSqlStore(database, options);
}
