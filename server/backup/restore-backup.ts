import { join } from 'node:path';
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
  restoreInto(
    (folder) => openStore(join(folder, 'restored'), undefined),
    backup,
    async (store, { counts }) => {
      for await (const _enquiry of store.list());
      await store.deadLetters();
      await store.actions(counts.admin_actions ?? 0);
    },
  );

/** Restores a backup into an empty store, and records that in its audit trail if a source is given. */
export const restoreBackup = (
  backup: BackupFile,
  openTarget: () => Promise<Store>,
  source?: ActionSource,
): Promise<CopyContents> =>
  restoreInto(openTarget, backup, async (store, { counts }) => {
    if (source) await store.recordAction({ ...source, enquiries: counts.enquiries ?? 0 });
  });

/**
 * Restores a backup into an empty store in one transaction, and does further work on that. The store is opened only
 * after the copy has been inspected; `openTarget` gets a temporary folder.
 */
async function restoreInto(
  openTarget: (folder: string) => Promise<Store>,
  { path, identityFile }: BackupFile,
  work: (store: Store, contents: CopyContents) => Promise<void>,
): Promise<CopyContents> {
  return withWorkFolder(async (folder) => {
    const copy = join(folder, 'copy.db');
    await extractArchive(path, copy, identityFile);
    // Errors about a damaged copy, which would otherwise seem to be about the store.
    const contents = await inspectPortableCopy(copy).catch(
      explainDamage(path, /^SQLITE_(CORRUPT|NOTADB|ERROR)/),
    );
    const store = await openTarget(folder);
    try {
      // Errors about tables or rows that this program does not have: those of SQL (SQLite, and PostgreSQL class 42),
      // invalid values (22) and constraint violations (23).
      await store
        .restore(copy)
        .catch(explainDamage(path, /^(SQLITE_(ERROR|CONSTRAINT|MISMATCH)|(22|23|42)\w{3}$)/));
      await work(store, contents);
      return contents;
    } finally {
      await store.close();
    }
  });
}

/** Explains the errors with these codes as damage of the backup. */
const explainDamage = (path: string, codes: RegExp) => (error: Error) => {
  throw codes.test(errorCode(error))
    ? new Error(`${path} is damaged or incomplete. Use another backup.`)
    : error;
};
