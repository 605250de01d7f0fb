import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a file is on the disk whose path has been read: composed there (NFC), while some systems write names decomposed
 * and others look for exactly the name that was written.
 */
export function onDisk(folder: string, path: string): string {
  const plain = join(folder, path);
  if (isAscii(path) || existsSync(plain)) return plain;
  return path
    .split('/')
    .reduce((above, name) => join(above, isAscii(name) ? name : nameIn(above, name)), folder);
}

const isAscii = (name: string) => /^[ -~]*$/.test(name);

/** The name itself where there is no such file: whoever reads it says so. */
function nameIn(folder: string, name: string): string {
  if (!existsSync(folder)) return name;
  return readdirSync(folder).find((entry) => entry.normalize('NFC') === name) ?? name;
}
