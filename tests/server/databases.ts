import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openStore } from '../../server/store/open-store';
import type { StoreOptions } from '../../server/store/sql-store';
import type { Store } from '../../server/store/store';

/** A kind of database, for a specification that holds for each. */
export interface Databases {
  /** Opens one more instance on the same rows. */
  open(options?: StoreOptions): Promise<Store>;
  /** Begins with nothing. */
  renew(): Promise<void>;
  /** Where SQLite keeps its file. */
  folder: string;
}

export function sqliteDatabases(): Databases {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  const databases: Databases = {
    folder: '',
    open: (options) => openStore(databases.folder, undefined, options),
    renew: async () => {
      databases.folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
      folders.push(databases.folder);
    },
  };
  return databases;
}
