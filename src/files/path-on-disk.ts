import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The actual path on disk for a path in Unicode NFC. Some systems store names in NFD, and others need exactly the
 * stored name.
 */
export function pathOnDisk(folder: string, path: string): string {
  const composedPath = join(folder, path);
  if (isAscii(path) || existsSync(composedPath)) return composedPath;
  return path.split('/').reduce((parent, name) => join(parent, storedName(parent, name)), folder);
}

const isAscii = (name: string) => /^[ -~]*$/.test(name);

/** Returns the name unchanged if there is no such file: whoever reads it then gets the system's error. */
function storedName(folder: string, name: string): string {
  if (!existsSync(folder)) return name;
  return readdirSync(folder).find((entry) => entry.normalize('NFC') === name) ?? name;
}
