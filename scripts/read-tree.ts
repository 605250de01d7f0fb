import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { naming } from './naming';

/** Paths of all files below a folder, relative to it, with forward slashes, sorted; none where there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** A text without the byte order mark that some editors put in front. */
export const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

export const readText = async (path: string) => withoutMark(await naming(path, readFile(path, 'utf8')));
