import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { databaseFile, openStore } from '../../server/store/open-store';
import { openSqlite } from '../../server/store/sqlite';
import type { Store, StoreOptions } from '../../server/store/store';

/** A kind of database, for a specification that holds for each. */
export interface DatabaseKind {
  /** Opens one more instance on the same rows. */
  open(options?: StoreOptions): Promise<Store>;
  /** Runs a statement past the store, as somebody with access to the database could. */
  query(statement: string): Promise<void>;
  /** Begins with an empty database. */
  beginEmpty(): Promise<void>;
  /** Where SQLite keeps its file; empty for other kinds. */
  folder: string;
}

export function inSqlite(): DatabaseKind {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  const databases: DatabaseKind = {
    folder: '',
    open: (options) => openStore(databases.folder, undefined, options),
    query: async (statement) => {
      const file = await openSqlite(databaseFile(databases.folder));
      await file.query(statement);
      await file.close();
    },
    beginEmpty: async () => {
      databases.folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
      folders.push(databases.folder);
    },
  };
  return databases;
}
