import { statfs } from 'node:fs/promises';

/** The bytes that this process may still write below a folder. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
