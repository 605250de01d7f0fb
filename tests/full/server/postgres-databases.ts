import pg from 'pg';
import { openStore } from '../../../server/store/open-store';
import type { Databases } from '../../server/databases';
import { newDatabase } from './shared-postgres';

export function postgresDatabases(): Databases {
  let address = '';
  return {
    folder: '',
    open: (options) => openStore('', address, options),
    query: async (statement) => {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    renew: async () => {
      address = await newDatabase();
    },
  };
}
