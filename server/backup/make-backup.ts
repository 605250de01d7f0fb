import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type CopyContents, inspectPortableCopy } from '../store/portable-copy';
import type { Store } from '../store/store';
import { archiveFile } from './archive';
import { withWorkFolder } from './work-folder';

interface BackupOptions {
  store: Pick<Store, 'backup'>;
  /** The new file. */
  path: string;
  /** Public keys of age; without any, the backup is not encrypted. */
  recipients: readonly string[];
  signal?: AbortSignal;
}

/** A backup that was written and verified. */
export interface MadeBackup {
  path: string;
  /** File size. */
  bytes: number;
  contents: CopyContents;
}

/** Copies a store, verifies the copy, and compresses it into the file at `path`. Removes all files on failure. */
export async function makeBackup({ store, path, recipients, signal }: BackupOptions): Promise<MadeBackup> {
  return withWorkFolder(async (folder) => {
    const copy = join(folder, 'copy.db');
    await store.backup(copy, signal);
    signal?.throwIfAborted();
    const contents = await inspectPortableCopy(copy);
    signal?.throwIfAborted();
    await archiveFile(copy, path, recipients, signal);
    return { path, bytes: (await stat(path)).size, contents };
  });
}
