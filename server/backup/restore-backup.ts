import { dirname, join } from 'node:path';
import { errorCode } from '../error-code';
import type { ActionSource } from '../store/admin-action';
import { openStore } from '../store/open-store';
import { type CopyContents, inspectPortableCopy } from '../store/portable-copy';
import type { Store } from '../store/store';
import { unpack } from './pack';
import { withWorkFolder } from './work-folder';

export interface BackupFile {
  path: string;
  /** The file of the secret key, if the backup is encrypted. */
  identityFile?: string;
}

/** Restores a backup into a store of its own, which is deleted, and reads every row of that. Throws if that fails. */
export const verifyBackup = (backup: BackupFile): Promise<CopyContents> =>
  withPlainCopy(backup, async (copy) => {
    const store = await openStore(join(dirname(copy), 'restored'), undefined);
    try {
      const contents = await store.restore(copy).catch(explainMisfit(backup.path));
      for await (const _enquiry of store.list());
      await store.deadLetters();
      await store.actions(contents.counts.admin_actions ?? 0);
      return contents;
    } finally {
      await store.close();
    }
  });

/** Takes everything from a backup into an empty store, all or nothing. The store is opened once the backup is valid. */
export const restoreBackup = (
  backup: BackupFile,
  openTarget: () => Promise<Store>,
  source?: ActionSource,
): Promise<CopyContents> =>
  withPlainCopy(backup, async (copy) => {
    const store = await openTarget();
    try {
      const contents = await store.restore(copy).catch(explainMisfit(backup.path));
      if (source) await store.recordAction({ ...source, enquiries: contents.counts.enquiries ?? 0 });
      return contents;
    } finally {
      await store.close();
    }
  });

async function withPlainCopy<T>(
  { path, identityFile }: BackupFile,
  work: (copy: string, contents: CopyContents) => Promise<T>,
): Promise<T> {
  return withWorkFolder(async (folder) => {
    const copy = join(folder, 'copy.db');
    await unpack(path, copy, identityFile);
    return work(copy, await inspectPortableCopy(copy).catch(explainDamage(path)));
  });
}

/**
 * A copy whose tables or rows do not fit those of this program, as a database says it: errors in SQL (SQLite, and 42 of
 * PostgreSQL), values that are refused (22) and broken constraints (23).
 */
const explainMisfit = (path: string) => (error: Error) => {
  throw /^(SQLITE_(ERROR|CONSTRAINT|MISMATCH)|(22|23|42)\w{3}$)/.test(errorCode(error))
    ? damaged(path)
    : error;
};

/** What SQLite says of a damaged copy would be taken for the store's own damage. */
const explainDamage = (path: string) => (error: Error) => {
  throw /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(errorCode(error)) ? damaged(path) : error;
};

const damaged = (path: string) => new Error(`${path} is damaged or incomplete. Use another backup.`);
