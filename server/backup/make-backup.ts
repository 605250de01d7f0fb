import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyContents } from '../store/portable-copy';
import { inspectPortableCopy } from '../store/portable-copy';
import type { Store } from '../store/store';
import { pack } from './pack';
import { withWorkFolder } from './work-folder';

interface BackupOptions {
  store: Pick<Store, 'backup'>;
  /** Where to: it is replaced. */
  path: string;
  /** Public keys of age; with none, the backup is not encrypted. */
  recipients: readonly string[];
  signal?: AbortSignal;
}

export interface MadeBackup {
  path: string;
  /** Its size on the disk. */
  bytes: number;
  contents: CopyContents;
}

/** Copies a store into a file, after having read the copy from end to end. Leaves nothing behind if it fails. */
export async function makeBackup({ store, path, recipients, signal }: BackupOptions): Promise<MadeBackup> {
  return withWorkFolder(async (folder) => {
    const copy = join(folder, 'copy.db');
    await store.backup(copy, signal);
    signal?.throwIfAborted();
    const contents = await inspectPortableCopy(copy);
    signal?.throwIfAborted();
    await pack(copy, path, recipients, signal);
    return { path, bytes: (await stat(path)).size, contents };
  });
}
