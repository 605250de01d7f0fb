import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';

/** The single steps of changing documents on disk. Tests make one of them fail, or all from one on. */
export const realDisk = {
  /** Writes a new file and flushes it to disk. Fails if the file exists. */
  async write(path: string, content: string, mode?: number): Promise<void> {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(content);
      if (mode !== undefined) await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  /**
   * Hard-links a file, so that its content, mode and owner survive a replacement, or copies it if that is impossible.
   */
  async linkOrCopy(path: string, copy: string): Promise<void> {
    const isLinked = await link(path, copy).then(
      () => true,
      () => false, // file systems without hard links report various error codes, and so do immutable files
    );
    if (isLinked) return;
    await copyFile(path, copy, constants.COPYFILE_EXCL);
    await chmod(copy, (await stat(path)).mode);
  },
  rename,
  /** Does nothing if the file does not exist. */
  remove: (file: string) => rm(file, { force: true }),
  async makeFolder(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
  },
  /** Does nothing if the folder does not exist or is not empty. */
  async removeEmptyFolder(folder: string): Promise<void> {
    await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(error.code ?? '')) throw error;
    });
  },
};

export type Disk = typeof realDisk;
