import { dirname, join } from 'node:path';
import { errorCode } from '../error-code';
import type { ActionSource } from '../store/admin-action';
import { openStore } from '../store/open-store';
import { type CopyContents, inspectPortableCopy } from '../store/portable-copy';
import type { Store } from '../store/store';
import { extractArchive } from './archive';
import { withWorkFolder } from './work-folder';

/** A backup to read. */
export interface BackupFile {
  path: string;
  /** The file of the secret key, if the backup is encrypted. */
  identityFile?: string;
}

/** Verifies a backup by restoring it into a temporary store and reading every row. Throws if that fails. */
export const verifyBackup = (backup: BackupFile): Promise<CopyContents> =>
  withPlainCopy(backup, async (copy, contents) => {
    const store = await openStore(join(dirname(copy), 'restored'), undefined);
    try {
      await store.restore(copy).catch(rethrowMisfit(backup.path));
      for await (const _enquiry of store.list());
      await store.deadLetters();
      await store.actions(contents.counts.admin_actions ?? 0);
      return contents;
    } finally {
      await store.close();
    }
  });

/**
 * Restores a backup into an empty store in one transaction. The store is opened only after the copy has been
 * inspected.
 */
export const restoreBackup = (
  backup: BackupFile,
  openTarget: () => Promise<Store>,
  source?: ActionSource,
): Promise<CopyContents> =>
  withPlainCopy(backup, async (copy, contents) => {
    const store = await openTarget();
    try {
      await store.restore(copy).catch(rethrowMisfit(backup.path));
      if (source) await store.recordAction({ ...source, enquiries: contents.counts.enquiries ?? 0 });
      return contents;
    } finally {
      await store.close();
    }
  });

/** Provides the decrypted and inspected SQLite file of a backup. */
async function withPlainCopy<T>(
  { path, identityFile }: BackupFile,
  work: (copy: string, contents: CopyContents) => Promise<T>,
): Promise<T> {
  return withWorkFolder(async (folder) => {
    const copy = join(folder, 'copy.db');
    await extractArchive(path, copy, identityFile);
    return work(copy, await inspectPortableCopy(copy).catch(rethrowDamage(path)));
  });
}

/**
 * Explains errors of copies whose tables or rows do not match this program: SQL errors (SQLite, and PostgreSQL class
 * 42), invalid values (22) and constraint violations (23).
 */
const rethrowMisfit = (path: string) => (error: Error) => {
  throw /^(SQLITE_(ERROR|CONSTRAINT|MISMATCH)|(22|23|42)\w{3}$)/.test(errorCode(error))
    ? damaged(path)
    : error;
};

/** Explains SQLite errors about a damaged copy, which would otherwise seem to be about the store. */
const rethrowDamage = (path: string) => (error: Error) => {
  throw /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(errorCode(error)) ? damaged(path) : error;
};

const damaged = (path: string) => new Error(`${path} is damaged or incomplete. Use another backup.`);
