import { openStore } from '../../../server/store/open-store';
import type { Databases } from '../../server/databases';
import { newDatabase } from './shared-postgres';

export function postgresDatabases(): Databases {
  let address = '';
  return {
    folder: '',
    open: (options) => openStore('', address, options),
    renew: async () => {
      address = await newDatabase();
    },
  };
}
