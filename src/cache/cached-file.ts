import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './write-whole';

/**
 * Returns the path of a file in a cache folder; if the file is missing, `make` makes its content. Its name is a hash of
 * `inputs`, which are everything that the content depends on, followed by `extension`. Safe for concurrent use: a file
 * is either complete or missing.
 */
export async function cachedFile(
  folder: string,
  inputs: readonly (string | Uint8Array)[],
  extension: string,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const cacheFile = join(folder, hashOfAll(inputs) + extension);
  if (existsSync(cacheFile)) return cacheFile;
  writeWhole(cacheFile, await make());
  return cacheFile;
}

function hashOfAll(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 32);
}
