import { statfs } from 'node:fs/promises';

/** Bytes that this process can still write in a folder. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
