import { randomBytes } from 'node:crypto';
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code';
import { exists } from './exists';

/**
 * Writes a new file that only its owner can read. It gets its name once it is complete and on disk, so that a file
 * truncated by a full disk or `kill -9` never has that name. Rejects with `EEXIST` if the file exists, which stays
 * unchanged.
 */
export async function writeAtomically<T>(path: string, write: (file: FileHandle) => Promise<T>): Promise<T> {
  if (await exists(path)) throw alreadyExists(path);
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`;
  const file = await open(partial, 'wx', 0o600).catch((error) => {
    throw Object.assign(error, { path }); // the path as the caller knows it
  });
  try {
    const result = await write(file);
    await file.sync();
    await file.close();
    await linkOrRename(partial, path);
    await syncFolder(dirname(path));
    return result;
  } finally {
    await file.close().catch(() => {}); // it may be closed already
    await rm(partial, { force: true });
  }
}

/**
 * Hard-links the file, because that never replaces an existing one. Some file systems, such as those of memory sticks,
 * do not support it.
 */
async function linkOrRename(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || (await exists(path))) throw alreadyExists(path);
    await rename(partial, path);
  }
}

/**
 * Syncs a folder, so that a rename survives a power failure. Some network file systems do not support this or need it.
 */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder
    .sync()
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EINVAL' && error.code !== 'ENOTSUP') throw error;
    })
    .finally(() => folder.close());
}

const alreadyExists = (path: string) => Object.assign(new Error(`EEXIST: ${path}`), { code: 'EEXIST', path });
