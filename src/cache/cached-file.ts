import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
  const content = await make();
  await mkdir(dirname(cacheFile), { recursive: true });
  const unfinished = `${cacheFile}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, cacheFile);
  return cacheFile;
}

function hashOfAll(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 32);
}
