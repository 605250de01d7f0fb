import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { naming } from './naming';
import { symbolicLinkError } from './symbolic-link';

/**
 * Paths of all files below a folder, relative to it, with forward slashes, sorted; none if there is no folder. Names
 * that begin with a dot belong to an editor or the system and are skipped.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
      throw error;
    },
  );
  const named = entries.filter(({ name }) => !name.startsWith('.'));
  const link = named.find((entry) => entry.isSymbolicLink());
  if (link) throw symbolicLinkError(join(link.parentPath, link.name));
  return named
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** A text without the byte order mark that some editors put in front. */
export const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

export const readText = async (path: string) => withoutMark(await naming(path, readFile(path, 'utf8')));
