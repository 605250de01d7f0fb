import pg from 'pg';
import { openStore } from '../../../server/store/open-store';
import type { DatabaseKind } from '../../server/databases';
import { newDatabase } from './shared-postgres';

/** How specifications of the store, which run on each kind of database, open one in PostgreSQL. */
export function inPostgres(): DatabaseKind {
  let address = '';
  return {
    folder: '', // only SQLite has one
    open: (options) => openStore('', address, options),
    query: async (statement) => {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    beginEmpty: async () => {
      address = await newDatabase();
    },
  };
}
