import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Limits {
  maxCount?: number;
  maxBytes?: number;
  /** Time in ms for which an entry stays in any case, because a command may be using it. */
  minAge?: number;
}

/** Deletes the entries of a cache folder that exceed a limit, oldest first. Creates the folder if it is missing. */
export function evictOldest(
  folder: string,
  { maxCount = Number.POSITIVE_INFINITY, maxBytes = Number.POSITIVE_INFINITY, minAge = 0 }: Limits,
): void {
  mkdirSync(folder, { recursive: true });
  const newestFirst = readdirSync(folder)
    .flatMap((name) => {
      const path = join(folder, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat ? [{ path, size: stat.size, changed: stat.mtimeMs }] : [];
    })
    .sort((a, b) => b.changed - a.changed);
  let bytes = 0;
  for (const [index, { path, size, changed }] of newestFirst.entries()) {
    bytes += size;
    const exceeds = index >= maxCount || bytes > maxBytes;
    if (exceeds && changed < Date.now() - minAge) rmSync(path, { recursive: true, force: true });
  }
}
