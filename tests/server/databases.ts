import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { openStore } from '../../server/store/open-store';
import type { StoreOptions } from '../../server/store/sql-store';
import type { Store } from '../../server/store/store';
import { newDatabase } from './shared-postgres';

export interface Databases {
  /** Opens one more instance on the same rows. */
  open(options?: StoreOptions): Promise<Store>;
  /** Begins with nothing. */
  renew(): Promise<void>;
  /** Where SQLite keeps its file. */
  folder: string;
}

/** The same specification for each kind of database. */
export function describeStores(name: string, specify: (databases: Databases) => void): void {
  describe(`${name}, in SQLite`, () => {
    const databases = { folder: '' } as Databases;
    const folders: string[] = [];
    databases.renew = async () => {
      databases.folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
      folders.push(databases.folder);
    };
    databases.open = (options) => openStore(databases.folder, undefined, options);
    afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
    specify(databases);
  });

  describe(`${name}, in PostgreSQL`, () => {
    let address = '';
    specify({
      folder: '',
      open: (options) => openStore('', address, options),
      renew: async () => {
        address = await newDatabase();
      },
    });
  });
}
