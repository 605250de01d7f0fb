import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A limit that is left out does not apply. */
interface Limits {
  maxCount?: number;
  /** Only for caches whose entries are files: of a folder, the size of what is in it does not count. */
  maxBytes?: number;
}

/** Deletes the entries of a cache folder that exceed a limit, oldest first. Creates the folder if it is missing. */
export function evictOldest(
  folder: string,
  { maxCount = Number.POSITIVE_INFINITY, maxBytes = Number.POSITIVE_INFINITY }: Limits,
): void {
  mkdirSync(folder, { recursive: true });
  const newestFirst = readdirSync(folder)
    .flatMap((name) => {
      const path = join(folder, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat ? [{ path, size: stat.size, modified: stat.mtimeMs }] : [];
    })
    .sort((a, b) => b.modified - a.modified);
  let bytes = 0;
  for (const [index, { path, size }] of newestFirst.entries()) {
    bytes += size;
    if (index >= maxCount || bytes > maxBytes) rmSync(path, { recursive: true, force: true });
  }
}
