import pg from 'pg';
import { databaseFile } from '../../server/store/open-store';
import { openSqlite } from '../../server/store/sqlite';

/** Where a store is: a folder, or the address of PostgreSQL. */
export type StoreLocation = { folder: string } | { address: string };

/** Every enquiry and delivery of a store, read past the store itself. */
export async function rowsOf(location: StoreLocation) {
  const select = await selecting(location);
  try {
    return {
      enquiries: await select.all('SELECT * FROM enquiries ORDER BY id'),
      deliveries: await select.all('SELECT * FROM deliveries ORDER BY enquiry, channel'),
    };
  } finally {
    await select.close();
  }
}

async function selecting(location: StoreLocation) {
  if ('folder' in location) {
    const file = await openSqlite(databaseFile(location.folder));
    return { all: (sql: string) => file.query(sql), close: () => file.close() };
  }
  const client = new pg.Client({ connectionString: location.address });
  await client.connect();
  return { all: async (sql: string) => (await client.query(sql)).rows, close: () => client.end() };
}
