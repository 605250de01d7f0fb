import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';

/** The single steps of changing documents on disk, so that tests can make one of them fail, or all from one on. */
export interface Disk {
  /** Writes a new file and flushes it to disk. Fails if the file exists. */
  write(path: string, content: string, mode?: number): Promise<void>;
  /**
   * Hard-links a file, so that its content, mode and owner survive a replacement, or copies it if that is impossible.
   */
  linkOrCopy(path: string, copy: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Does nothing if the file does not exist. */
  remove(file: string): Promise<void>;
  makeFolder(folder: string): Promise<void>;
  /** Does nothing if the folder does not exist or is not empty. */
  removeEmptyFolder(folder: string): Promise<void>;
}

/** The disk itself, as opposed to those of tests. */
export const realDisk: Disk = {
  async write(path, content, mode) {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(content);
      if (mode !== undefined) await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  async linkOrCopy(path, copy) {
    const isLinked = await link(path, copy).then(
      () => true,
      () => false, // file systems without hard links report various error codes, and so do immutable files
    );
    if (isLinked) return;
    await copyFile(path, copy, constants.COPYFILE_EXCL);
    await chmod(copy, (await stat(path)).mode);
  },
  rename,
  remove: (file) => rm(file, { force: true }),
  async makeFolder(folder) {
    await mkdir(folder, { recursive: true });
  },
  async removeEmptyFolder(folder) {
    await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(error.code ?? '')) throw error;
    });
  },
};
