import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  path: string;
  bytes: number;
  written: number;
}

/** If a folder exceeds its limit, deletes the oldest files until it is at three quarters of it. */
export function evictOldest(folder: string, limit: number): void {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }): Entry[] => {
      const path = join(parentPath, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat ? [{ path, bytes: stat.size, written: stat.mtimeMs }] : [];
    })
    .sort((a, b) => a.written - b.written);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= limit) return;
  for (const file of files) {
    if (bytes <= limit * 0.75) break;
    rmSync(file.path, { force: true });
    bytes -= file.bytes;
  }
}
