import pg from 'pg';
import { databaseFile } from '../../server/store/open-store';
import { openSqlite } from '../../server/store/sqlite';

/** Where a store is: a folder, or the address of PostgreSQL. */
export type Place = { folder: string } | { address: string };

/** Every row of a store, read past the store itself. */
export async function rowsOf(place: Place) {
  const select = await selecting(place);
  try {
    return {
      enquiries: await select.all('SELECT * FROM enquiries ORDER BY id'),
      deliveries: await select.all('SELECT * FROM deliveries ORDER BY enquiry, channel'),
    };
  } finally {
    await select.close();
  }
}

async function selecting(place: Place) {
  if ('folder' in place) {
    const file = await openSqlite(databaseFile(place.folder));
    return { all: (sql: string) => file.query(sql), close: () => file.close() };
  }
  const client = new pg.Client({ connectionString: place.address });
  await client.connect();
  return { all: async (sql: string) => (await client.query(sql)).rows, close: () => client.end() };
}
